// The WebAssembly core under Node, and the native program to compare it with. CTest names both in the environment.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const coreModule = new WebAssembly.Module(readFileSync(process.env.KALAH_WASM));
/** The small one, for rules alone. */
export const rulesModule = new WebAssembly.Module(
  readFileSync(process.env.KALAH_WASM.replace(/kalah\.wasm$/, 'kalah-rules.wasm')),
);

/** A new instance as a function from requests to parsed replies (docs/page-api.md). */
export function startCore(module = coreModule) {
  const core = new WebAssembly.Instance(module, { env: { kalah_now_ms: () => performance.now() } }).exports;
  core._initialize();
  const call = (...fields) => {
    const request = new TextEncoder().encode(fields.join('\t'));
    const input = core.kalah_alloc(request.length);
    new Uint8Array(core.memory.buffer, input, request.length).set(request);
    const reply = core.kalah_call(input, request.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, reply, core.kalah_reply_size())));
  };
  /** Bytes of memory the instance has taken so far. */
  call.memory = () => core.memory.buffer.byteLength;
  return call;
}

/** What the native program prints, line by line. */
export function native(args, input = '') {
  const text = execFileSync(process.env.KALAH_PROGRAM, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return text.trimEnd().split('\n');
}
