/** One worker with a core, restarted when it is needed again after a crash or a stop. */

export type ToWorker = { module: WebAssembly.Module } | { id: number; request: string };
export type FromWorker = { id: number; reply: string } | { id: number; crash: string };

/** `refused`: the core said no; `crashed`: no answer will come; `silent`: none came in time; `stopped`: the caller gave up. */
export type FailureKind = 'refused' | 'crashed' | 'silent' | 'stopped';
export interface CoreFailure extends Error {
  kind: FailureKind;
  /** What the refused argument is called. */
  what: string;
  /** What the core said no to, where it names a kind of refusal. */
  refusal: CoreRefusal | null;
}

export interface CoreRefusal {
  kind: string;
  parts: Readonly<Record<string, string>>;
}

export function coreFailure(
  kind: FailureKind,
  message: string,
  what = '',
  refusal: CoreRefusal | null = null,
): CoreFailure {
  return Object.assign(new Error(message), { kind, what, refusal });
}

export function isFailure(error: unknown, kind: FailureKind): error is CoreFailure {
  return error instanceof Error && (error as Partial<CoreFailure>).kind === kind;
}

export interface Channel {
  call(request: string): Promise<string>;
  /** Ends the worker at once; waiting calls fail as `stopped`. The next call starts a new one. */
  stop(): void;
}

interface Waiting {
  resolve(reply: string): void;
  reject(failure: CoreFailure): void;
}

export function openChannel(module: () => Promise<WebAssembly.Module>, spawn: () => Worker): Channel {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function end(kind: FailureKind, message: string): void {
    worker?.terminate();
    worker = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const one of lost) one.reject(coreFailure(kind, message));
  }

  function start(compiled: WebAssembly.Module): Worker {
    const fresh = spawn();
    fresh.onmessage = (event: MessageEvent<FromWorker>) => {
      const message = event.data;
      if ('crash' in message) return end('crashed', message.crash);
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      one?.resolve(message.reply);
    };
    fresh.onerror = (event) => end('crashed', event.message || 'the worker ended');
    fresh.onmessageerror = () => end('crashed', 'the worker sent an unreadable answer');
    fresh.postMessage({ module: compiled } satisfies ToWorker);
    return fresh;
  }

  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        module().then(
          (compiled) => {
            // Stopped while the module was on its way: the call has failed already.
            if (!waiting.has(id)) return;
            worker ??= start(compiled);
            worker.postMessage({ id, request } satisfies ToWorker);
          },
          (error: unknown) => {
            waiting.delete(id);
            reject(coreFailure('crashed', error instanceof Error ? error.message : String(error)));
          },
        );
      }),
    stop: () => end('stopped', 'stopped'),
  };
}
