/** Every state of the board, chosen by the form above it or by the address: `/board.html?material=stone&marks=1`. */
import '../board/element.js';
import { kMaterials } from '../board/materials.js';
import { kSeedSets } from '../board/seed-sets.js';
import type { BoardElement, BoardTexts, PitValue } from '../board/types.js';
import { example, kFills, kSowings, seedsOf, stateOf, type Fill, type Sowing } from './examples.js';

const kSpeeds = ['off', 'slow', 'normal', 'fast', 'fastest'] as const;
const kNumbers = ['always', 'focus', 'never'] as const;
const upTo = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));

const choices: Readonly<Record<string, readonly string[]>> = {
  material: kMaterials,
  seeds: kSeedSets,
  players: ['2', '3', '4'],
  pits: upTo(12),
  fill: kFills,
  viewer: ['0', '1', '2', '3'],
  numbers: kNumbers,
  speed: kSpeeds,
  theme: ['auto', 'light', 'dark'],
};
const usual: Readonly<Record<string, string>> = { pits: '6', fill: 'game', speed: 'normal' };
const switches = ['marks', 'values', 'cw'] as const;

const form = document.getElementById('controls') as HTMLFormElement;
const heard = document.getElementById('heard') as HTMLOutputElement;
const board = document.querySelector('kalah-board') as BoardElement;
const asked = new URLSearchParams(location.search);

const field = (name: string): string => String(new FormData(form).get(name) ?? '');
const shape = (): { players: number; pits: number } => ({
  players: Number(field('players')),
  pits: Number(field('pits')),
});

function build(): void {
  for (const [name, options] of Object.entries(choices)) {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = name;
    select.append(...options.map((value) => new Option(value, value)));
    const wish = asked.get(name) ?? usual[name] ?? '';
    if (options.includes(wish)) select.value = wish;
    label.append(name, select);
    form.append(label);
  }
  for (const name of switches) {
    const label = document.createElement('label');
    label.className = 'row';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = name;
    box.checked = asked.has(name);
    label.append(box, name);
    form.append(label);
  }
  const button = (text: string, act: () => void): void => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.addEventListener('click', act);
    form.append(element);
  };
  for (const kind of kSowings) button(kind, () => void play(kind));
  button('skip', () => board.skip());
}

const texts: BoardTexts = {
  board: 'The board',
  row: (player) => `Row of player ${player + 1}`,
  cell: (cell) => {
    const { pits } = shape();
    const pit = cell % (pits + 1);
    const seeds = board.state.cells[cell] ?? 0;
    const where = pit === pits ? 'store' : `pit ${pit + 1}`;
    return { name: `player ${Math.floor(cell / (pits + 1)) + 1}, ${where}, ${seeds} seeds`, description: '' };
  },
  preview: ({ extra }) => (extra ? 'extra move' : ''),
};

function values(): PitValue[] {
  return board.state.legal.map((cell, i) => ({
    cell,
    text: i % 3 === 1 ? `−${i + 2}` : `+${4 * i}`,
    exact: i % 2 === 0,
  }));
}

function show(): void {
  document.documentElement.dataset['theme'] = field('theme');
  board.material = field('material') as BoardElement['material'];
  board.seeds = field('seeds') as BoardElement['seeds'];
  board.speed = field('speed') as BoardElement['speed'];
  board.numbers = field('numbers') as BoardElement['numbers'];
  const fill = field('fill') as Fill;
  const viewer = Number(field('viewer')) % shape().players;
  board.values = [];
  board.state = stateOf(shape(), seedsOf(shape(), fill), viewer, field('marks') !== '', field('cw') !== '');
  if (field('values') !== '') board.values = values();
}

async function play(kind: Sowing): Promise<void> {
  const { trace, after } = example(shape(), kind);
  const viewer = Number(field('viewer')) % shape().players;
  board.values = [];
  const next = stateOf(shape(), after, viewer, false, field('cw') !== '');
  const phases: string[] = [];
  const how = await board.play(trace, next, (phase) => {
    phases.push(phase);
    heard.textContent = phases.join(', ');
  });
  heard.textContent = `${phases.join(', ')}: ${how}`;
}

build();
document.documentElement.toggleAttribute('data-bare', asked.has('bare'));
form.addEventListener('change', show);
board.texts = texts;
board.addEventListener('pit-press', (event) => {
  heard.textContent = `pit-press ${String((event as CustomEvent<{ cell: number }>).detail.cell)}`;
});
board.addEventListener('board-command', (event) => {
  heard.textContent = `board-command ${(event as CustomEvent<{ command: string }>).detail.command}`;
});
show();
