import { defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { offline } from './build/offline.js';

export default defineConfig({
  base: '/',
  plugins: [offline(), compress()],
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    // Small pictures as data addresses would need a looser content policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The game, and the page that shows the board alone.
    rolldownOptions: { input: ['index.html', 'board.html'] },
  },
  worker: { format: 'es' },
  test: {
    root: '..',
    include: ['tests/web/**/*.test.ts'],
    environment: 'node',
  },
} as Parameters<typeof defineConfig>[0]);
