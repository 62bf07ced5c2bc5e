/** Lays a brotli and a gzip form beside every file of a built page that gets smaller by it; the server picks one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './offline.js';

const kTexts = /\.(html|js|css|json|webmanifest|wasm|svg|txt)$/;
/** Below that the header of a reply weighs more than what is saved. */
const kSmallest = 512;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'kalah-compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        for (const file of filesIn(folder)) {
          if (!kTexts.test(file)) continue;
          const content = readFileSync(file);
          if (content.length < kSmallest) continue;
          const brotli = brotliCompressSync(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          });
          writeFileSync(`${file}.br`, brotli);
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
