/** Makes the service worker of a built page: it knows every file that lies there, by content. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Vite puts a hash of the content into these names. */
const kHashed = /-[\w-]{8}\.\w+$/;
/** What the game never asks for. */
const kLeftOut = /^\/(sw\.js|preview\.png|board\.html|assets\/board-.*)$/;

export interface Piece {
  url: string;
  revision: string | null;
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function piecesIn(folder: string): Piece[] {
  return filesIn(folder)
    .map((file) => ({ file, url: `/${relative(folder, file).replaceAll('\\', '/')}` }))
    .filter(({ url }) => !kLeftOut.test(url))
    .map(({ file, url }) => ({
      url,
      revision: kHashed.test(url) ? null : createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
    }));
}

export function offline(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'kalah-offline',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: { kPieces: JSON.stringify(piecesIn(folder)), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          rollupOptions: {
            input: resolve(root, 'offline/worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
