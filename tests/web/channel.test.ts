import { describe, expect, test } from 'vitest';
import { isFailure, openChannel, type FromWorker, type ToWorker } from '../../web/engine/channel.js';

/** As much of a worker as a channel uses; `answer` decides what it does with a request. */
function testWorker(answer: (worker: Worker, id: number, request: string) => void): Worker {
  const worker = {
    terminated: false,
    onmessage: null as ((event: { data: FromWorker }) => void) | null,
    onerror: null,
    onmessageerror: null,
    postMessage(message: ToWorker) {
      if ('request' in message) answer(worker as unknown as Worker, message.id, message.request);
    },
    terminate() {
      worker.terminated = true;
    },
  };
  return worker as unknown as Worker;
}

function reply(worker: Worker, data: FromWorker): void {
  worker.onmessage?.(new MessageEvent('message', { data }));
}

const module = () => Promise.resolve({} as WebAssembly.Module);

describe('a channel', () => {
  test('answers each call with its own reply, in any order', async () => {
    const asked: (() => void)[] = [];
    const channel = openChannel(module, () =>
      testWorker((worker, id, request) => asked.push(() => reply(worker, { id, reply: `re ${request}` }))),
    );
    const both = Promise.all([channel.call('a'), channel.call('b')]);
    while (asked.length < 2) await Promise.resolve();
    asked[1]?.();
    asked[0]?.();
    expect(await both).toEqual(['re a', 're b']);
  });

  test('fails all calls of a crash and starts anew for the next', async () => {
    let started = 0;
    const channel = openChannel(module, () => {
      started++;
      return testWorker((worker, id, request) =>
        reply(worker, request === 'crash' ? { id, crash: 'unreachable' } : { id, reply: request }),
      );
    });
    const error = await channel.call('crash').then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(isFailure(error, 'crashed') && error.message).toBe('unreachable');
    expect(await channel.call('again')).toBe('again');
    expect(started).toBe(2);
  });

  test('fails waiting calls as stopped, also before the worker has started', async () => {
    const channel = openChannel(module, () => testWorker(() => undefined));
    const early = channel.call('a').catch((error: unknown) => error);
    channel.stop();
    expect(isFailure(await early, 'stopped')).toBe(true);
    const late = channel.call('b').catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 0));
    channel.stop();
    expect(isFailure(await late, 'stopped')).toBe(true);
  });

  test('tells when the core cannot be loaded, and tries again', async () => {
    let broken = true;
    const channel = openChannel(
      () => (broken ? Promise.reject(new Error('404')) : module()),
      () => testWorker((worker, id, request) => reply(worker, { id, reply: request })),
    );
    const error = await channel.call('a').catch((failure: unknown) => failure);
    expect(isFailure(error, 'crashed') && error.message).toBe('404');
    broken = false;
    expect(await channel.call('a')).toBe('a');
  });
});
