/** The worker around one core: the first message brings the compiled module, every other one a request. */
import { startCore } from './core.js';
import type { FromWorker, ToWorker } from './channel.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
let core: Promise<(request: string) => string> | null = null;

async function answer(id: number, request: string): Promise<FromWorker> {
  try {
    if (!core) throw new Error('the core was asked before it was started');
    return { id, reply: (await core)(request) };
  } catch (error) {
    return { id, crash: error instanceof Error ? error.message : String(error) };
  }
}

scope.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if ('module' in message) core = startCore(message.module);
  else void answer(message.id, message.request).then((reply) => scope.postMessage(reply));
};
