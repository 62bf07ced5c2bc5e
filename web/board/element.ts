/** `<kalah-board>`: see types.ts for the contract. Importing this file defines the element. */
import { createControls } from './access.js';
import { createAnimator } from './animator.js';
import { createChips } from './chips.js';
import { layoutBoard, type Layout } from './geometry.js';
import { createInput } from './input.js';
import { kCommands } from './keys.js';
import { css } from './color.js';
import { kNothing, type Shown } from './marks.js';
import { materials, type Material, type MaterialName } from './materials.js';
import { seedSets, type SeedSetName } from './seed-sets.js';
import { createPainter } from './painter.js';
import { createPreview } from './preview.js';
import { emptyScene, settle } from './scene.js';
import { styleSheet } from './styles.js';
import type {
  AnimationEnd,
  BoardCommand,
  BoardElement,
  BoardState,
  BoardTexts,
  NumbersShown,
  PitValue,
  Speed,
  Trace,
} from './types.js';
import { createValues } from './values.js';

const kNoTexts: BoardTexts = {
  cell: () => ({ name: '', description: '' }),
  row: () => '',
  preview: () => '',
  board: '',
};
/** Beside the board a page needs this much height for what belongs to a game. */
const kPageNeeds = 260;

class KalahBoard extends HTMLElement implements BoardElement {
  static readonly observedAttributes = ['fit'];

  #state: BoardState | null = null;
  #texts: BoardTexts = kNoTexts;
  #speed: Speed = 'normal';
  #numbers: NumbersShown = 'always';
  #material: MaterialName = 'walnut';
  #seeds: SeedSetName = 'glass';
  #commands: Readonly<Record<string, BoardCommand>> = kCommands;
  #layout: Layout | null = null;
  #layoutKey = '';
  #shown: Shown = kNothing;
  #scene = emptyScene(0);
  #painter = createPainter();
  #controls = createControls();
  #chips = createChips();
  #values = createValues();
  #preview = createPreview();
  #box = document.createElement('div');
  #board = document.createElement('div');
  #ground = document.createElement('div');
  /** Forced colours leave no room for pictures: the board is plain then. */
  #forced = window.matchMedia('(forced-colors: active)');
  #still = window.matchMedia('(prefers-reduced-motion: reduce)');
  #sizes = new ResizeObserver(() => this.#relayout());
  #scale: MediaQueryList | null = null;

  #animator = createAnimator({
    stage: {
      painter: this.#painter,
      scene: this.#scene,
      count: (cell) => this.#chips.show(cell, this.#scene.heaps[cell]?.count ?? 0),
    },
    speed: () => this.#speed,
    reducedMotion: () => this.#still.matches,
    watched: () => this.isConnected && !document.hidden && this.#layout !== null,
    rest: (state, gains) => this.#rest(state, gains),
    moving: () => this.#countAll(),
  });

  #input = createInput({
    board: this.#board,
    state: () => this.#state,
    layout: () => this.#layout,
    commands: () => this.#commands,
    busy: () => this.busy,
    skip: () => this.skip(),
    press: (cell) => this.#emit('pit-press', { cell }),
    command: (command) => this.#emit('board-command', { command }),
    focus: (cell) => this.focusPit(cell),
    preview: (cell) => this.#openPreview(cell),
    closePreview: () => this.#closePreview(),
    point: (cell) => this.#chips.point(cell),
  });

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open', delegatesFocus: false });
    shadow.adoptedStyleSheets = [styleSheet()];
    this.#box.className = 'box';
    this.#board.className = 'board';
    this.#board.setAttribute('role', 'group');
    this.#ground.className = 'ground';
    const [wood, seeds, motion] = this.#painter.layers;
    this.#board.append(
      this.#ground,
      wood as Node,
      seeds as Node,
      this.#chips.root,
      this.#values.root,
      motion as Node,
      this.#controls.root,
      this.#preview.root,
    );
    this.#box.append(this.#board);
    shadow.append(this.#box);
    this.#chips.setMode(this.#numbers);
  }

  connectedCallback(): void {
    // Properties set before the element was defined would hide the accessors.
    for (const name of ['texts', 'speed', 'numbers', 'material', 'seeds', 'values', 'commands', 'state'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#sizes.observe(this);
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('resize', this.#onWindow);
    document.fonts.addEventListener('loadingdone', this.#onFonts);
    this.#forced.addEventListener('change', this.#onWindow);
    this.#watchScale();
    this.#relayout();
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('resize', this.#onWindow);
    document.fonts.removeEventListener('loadingdone', this.#onFonts);
    this.#forced.removeEventListener('change', this.#onWindow);
    this.#scale?.removeEventListener('change', this.#onScale);
    this.#input.reset();
    this.#animator.finish('cancelled');
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#relayout();
  }

  get state(): BoardState {
    return this.#state as BoardState;
  }
  set state(state: BoardState) {
    this.show(state);
  }

  get texts(): BoardTexts {
    return this.#texts;
  }
  set texts(texts: BoardTexts) {
    this.#texts = texts;
    this.#speak();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
  }

  get numbers(): NumbersShown {
    return this.#numbers;
  }
  set numbers(numbers: NumbersShown) {
    this.#numbers = numbers;
    this.#chips.setMode(numbers);
  }

  get material(): MaterialName {
    return this.#material;
  }
  set material(material: MaterialName) {
    this.#material = Object.hasOwn(materials, material) ? material : 'walnut';
    this.#relayout();
  }

  get seeds(): SeedSetName {
    return this.#seeds;
  }
  set seeds(seeds: SeedSetName) {
    this.#seeds = Object.hasOwn(seedSets, seeds) ? seeds : 'glass';
    this.#relayout();
  }

  get values(): readonly PitValue[] {
    return this.#values.shown;
  }
  set values(values: readonly PitValue[]) {
    this.#values.show(values);
  }

  get commands(): Readonly<Record<string, BoardCommand>> {
    return this.#commands;
  }
  set commands(commands: Readonly<Record<string, BoardCommand>>) {
    this.#commands = commands;
  }

  get busy(): boolean {
    return this.#animator.busy;
  }

  show(state: BoardState): void {
    this.#animator.finish('cancelled');
    this.#input.reset();
    this.#state = state;
    this.#speak();
    this.#relayout();
    this.#rest(state, null);
  }

  play(
    trace: Trace,
    next: BoardState,
    onPhase?: (phase: 'sow' | 'capture' | 'extra' | 'sweep') => void,
  ): Promise<AnimationEnd> {
    this.#input.played();
    this.#state = next;
    this.#speak();
    this.#relayout();
    return this.#animator.play(trace, next, onPhase);
  }

  skip(): void {
    if (this.#animator.finish('skipped')) this.#input.skipped();
  }

  cancel(): void {
    this.#animator.finish('cancelled');
  }

  focusPit(cell: number): void {
    const button = this.#controls.button(cell);
    if (!button) return;
    this.#controls.stopAt(cell);
    button.focus();
  }

  #onVisibility = (): void => {
    if (document.hidden) this.#animator.finish('skipped');
  };
  #onWindow = (): void => this.#relayout();
  #onFonts = (): void => this.#repaint();
  #onScale = (): void => {
    this.#watchScale();
    this.#relayout();
  };

  #watchScale(): void {
    this.#scale?.removeEventListener('change', this.#onScale);
    this.#scale = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.#scale.addEventListener('change', this.#onScale);
  }

  /** Answers to size and to the kind of board; cheap when neither has changed. */
  #relayout(): void {
    const state = this.#state;
    if (!state || !this.isConnected) return;
    const width = Math.floor(this.clientWidth);
    if (width === 0) return;
    const fill = this.hasAttribute('fit');
    const height = fill ? Math.floor(this.clientHeight) : Math.max(320, window.innerHeight - kPageNeeds);
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    const { players, pits, viewer, direction } = state;
    const material = materials[this.#forced.matches ? 'plain' : this.#material];
    const seeds = seedSets[this.#seeds];
    const key = [width, height, fill, ratio, players, pits, viewer, direction, material.name, seeds.name].join('/');
    if (key === this.#layoutKey) return;
    this.#layoutKey = key;
    const layout = layoutBoard({ players, pits, viewer, direction, width, height, fill });
    this.#layout = layout;
    this.#board.style.width = `${layout.width}px`;
    this.#board.style.height = `${layout.height}px`;
    this.#board.dataset['form'] = layout.form;
    this.#ground.style.setProperty('--corner', `${layout.outline.radius}px`);
    this.#box.classList.toggle('wide', layout.width > width + 0.5);
    this.#box.classList.toggle('high', fill && layout.height > height + 0.5);
    this.#dress(material);
    this.#painter.resize(layout, ratio, getComputedStyle(this).fontFamily, { material, seeds });
    this.#chips.place(layout);
    this.#values.place(layout);
    this.#controls.place(layout);
    this.#countAll();
    this.#closePreview();
    this.#repaint();
  }

  #dress({ name, number }: Material): void {
    this.#board.dataset['material'] = name;
    this.#board.style.setProperty('--store-ink', number.ink);
    this.#board.style.setProperty('--store-shade', css(number.shade));
    this.#board.style.setProperty('--chip', css(number.chip));
  }

  #repaint(): void {
    if (!this.#layout) return;
    if (!this.#animator.repaint()) this.#painter.paintAll(this.#scene, this.#shown);
  }

  #countAll(): void {
    this.#scene.heaps.forEach((heap, cell) => this.#chips.show(cell, heap.count));
  }

  /** Names and descriptions tell the state the game is in, not the one that is still being drawn. */
  #speak(): void {
    if (!this.#state) return;
    this.#board.setAttribute('aria-label', this.#texts.board);
    this.#controls.update(this.#state, this.#texts);
    if (this.#layout) this.#controls.place(this.#layout);
  }

  #rest(state: BoardState, gains: ReadonlyMap<number, number> | null): void {
    settle(this.#scene, state.cells);
    const { marks } = state;
    this.#shown = {
      legal: new Set(state.legal),
      start: marks.start,
      last: marks.last,
      captured: new Map(marks.captured.map((c) => [c.cell, c.seeds])),
      hint: marks.hint,
      landing: null,
      gains: gains ?? new Map(),
    };
    this.#countAll();
    if (this.#layout) this.#painter.paintAll(this.#scene, this.#shown);
    this.#reopenPreview();
  }

  /** After a state has come to rest, the pit that has the focus or the pointer previews again. */
  #reopenPreview(): void {
    this.#closePreview();
    if (this.busy) return;
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement && focused.matches('.pit:focus-visible')) {
      this.#openPreview(Number(focused.dataset['cell']));
    }
  }

  #openPreview(cell: number): void {
    if (!this.#state || this.busy) return;
    this.#preview.open(cell, this.#state, this.#texts, this.#layout);
    this.#markLanding();
  }

  #closePreview(): boolean {
    const closed = this.#preview.close();
    if (closed) this.#markLanding();
    return closed;
  }

  #markLanding(): void {
    const before = this.#shown.landing;
    const after = this.#preview.landing;
    if (before === after) return;
    this.#shown = { ...this.#shown, landing: after };
    if (this.busy) return;
    for (const cell of [before, after]) {
      if (cell !== null) this.#painter.paintCell(this.#scene, this.#shown, cell);
    }
  }

  #emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('kalah-board')) customElements.define('kalah-board', KalahBoard);
