/** The little of Node.js that these tests use. */
declare module 'node:fs/promises' {
  export function readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>;
}
declare const process: { env: Record<string, string | undefined> };
