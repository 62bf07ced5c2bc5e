/** The wasm core as one text function: runs in a worker, and under Node in tests. */

interface CoreExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  kalah_alloc(size: number): number;
  kalah_call(pointer: number, length: number): number;
  kalah_reply_size(): number;
}

/** Starts an instance of the compiled core; the returned function answers requests as docs/page-api.md says. */
export async function startCore(module: WebAssembly.Module): Promise<(request: string) => string> {
  const instance = await WebAssembly.instantiate(module, { env: { kalah_now_ms: () => performance.now() } });
  const core = instance.exports as unknown as CoreExports;
  core._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(request);
    const input = core.kalah_alloc(bytes.length);
    // The buffer is looked up after every call into the core: growing memory detaches the old one.
    new Uint8Array(core.memory.buffer, input, bytes.length).set(bytes);
    const reply = core.kalah_call(input, bytes.length);
    return decoder.decode(new Uint8Array(core.memory.buffer, reply, core.kalah_reply_size()));
  };
}
