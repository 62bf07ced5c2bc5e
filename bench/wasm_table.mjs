// Builds an endgame database in the WebAssembly core under Node: wasm_table.mjs [SEEDS] [RULES] [TIMES]. Prints the
// positions and, for each time, a new instance's seconds, processor seconds of the whole process, positions a second and
// bytes of memory.
// KALAH_WASM names another module than the page's.
import { fileURLToPath } from 'node:url';

process.env.KALAH_WASM ??= fileURLToPath(new URL('../web/public/kalah.wasm', import.meta.url));
const { startCore } = await import('../tests/wasm/core.mjs');

const [seeds = '16', rules = '6x4', times = '3'] = process.argv.slice(2);
console.log('rules\tseeds\tpositions\tseconds\tprocessor\tpositions a second\tbytes');
for (let time = 0; time < Number(times); ++time) {
  const call = startCore();
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const { positions, error } = call('database', rules, seeds);
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  if (error) {
    console.error(error);
    process.exit(1);
  }
  const speed = Math.round(positions / seconds);
  const spent = [seconds, (user + system) / 1e6].map((value) => value.toFixed(3));
  console.log([rules, seeds, positions, ...spent, speed, call.memory()].join('\t'));
}
