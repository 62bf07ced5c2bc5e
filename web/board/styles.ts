/** The style sheet inside the element. The page may set --surface, --ink, --board-shadow. */
import { focus, numbers, page, values } from './tokens.js';

const kText = `
:host { display: block; position: relative; min-width: 0; -webkit-tap-highlight-color: transparent; }
:host([hidden]) { display: none; }
:host([fit]) { height: 100%; }
.box { position: relative; display: flex; align-items: safe center; justify-content: safe center; }
:host([fit]) .box { height: 100%; }
.box.wide { overflow-x: auto; overflow-y: hidden; padding-bottom: 4px; }
.box.high { overflow-y: auto; overflow-x: hidden; }
.board { position: relative; flex: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
.ground { position: absolute; inset: 0; border-radius: var(--corner, 0);
  box-shadow: var(--board-shadow, 0 2px 3px oklch(0.25 0.03 55 / 0.35), 0 14px 24px -4px oklch(0.25 0.03 55 / 0.3), 0 44px 72px -16px oklch(0.25 0.04 55 / 0.42)); }
.board[data-form='tall'] .ground { box-shadow: var(--board-shadow, 0 1px 3px oklch(0.25 0.03 55 / 0.35), 0 8px 16px -2px oklch(0.25 0.03 55 / 0.3), 0 18px 30px -10px oklch(0.25 0.04 55 / 0.4)); }
.board[data-form='triangle'] .ground { box-shadow: none; }
.board[data-form='triangle'] .wood { filter: drop-shadow(0 3px 5px oklch(0.2 0.03 55 / 0.4)) drop-shadow(0 16px 22px oklch(0.2 0.03 55 / 0.34)); }
.layer { position: absolute; left: 0; top: 0; display: block; pointer-events: none; }
/* Layers of their own: a seed in flight must not make the browser blur the shadow anew. */
.ground, .seeds, .motion { will-change: transform; }
.numbers { position: absolute; inset: 0; pointer-events: none; }
.chip { position: absolute; box-sizing: border-box; transform: translate(-50%, -50%); padding: 0 0.28em; border-radius: 999px; text-align: center;
  white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; color: ${numbers.ink};
  background: color-mix(in srgb, var(--chip) ${100 * numbers.chipAlpha}%, transparent); box-shadow: inset 0 1px 2px oklch(0.1 0.02 45 / 0.5), 0 1px 0 oklch(0.85 0.06 70 / 0.14); }
.chip.store-number { padding: 0; background: none; box-shadow: none; color: var(--store-ink); text-shadow: 0 1px 0 color-mix(in oklab, var(--store-shade) 85%, transparent), 0 2px 5px color-mix(in oklab, var(--store-shade) 55%, transparent); }
.numbers[data-mode='focus'] .chip:not(.store-number, .pointed, .many),
.numbers[data-mode='never'] .chip:not(.store-number, .many) { visibility: hidden; }
.values { position: absolute; inset: 0; pointer-events: none; }
.value { position: absolute; box-sizing: border-box; transform: translate(-50%, -50%); padding: 0 0.26em; border-radius: 0.4em; line-height: 1.4;
  white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums lining-nums;
  color: ${values.estimateInk}; background: color-mix(in srgb, ${values.estimate} ${100 * values.estimateAlpha}%, transparent); border: 1.5px dashed ${values.estimateInk}; }
.value.exact { color: ${values.exactInk}; background: ${values.exact}; border: 1.5px solid ${values.exactInk}; }
.rows, .row { position: static; margin: 0; }
.pit, .store { position: absolute; box-sizing: border-box; margin: 0; padding: 0; border: 0; background: none; }
.store { pointer-events: none; }
.pit { appearance: none; color: inherit; font: inherit; cursor: default; outline: none; touch-action: manipulation; z-index: 1; }
.pit[aria-disabled='false'] { cursor: pointer; }
/* A box that scrolls would cut the shadow off at its edge. */
.box.wide .ground, .box.high .ground { box-shadow: none; }
.ring { position: absolute; box-sizing: border-box; border-radius: 999px; pointer-events: none; }
.pit[aria-disabled='false']:active .ring { background: oklch(0.9 0.1 85 / 0.1); }
.pit:focus-visible { z-index: 3; }
.pit:focus-visible .ring { box-shadow: 0 0 0 3px ${focus.inner}, 0 0 0 5px ${focus.outer}; }
@media (hover: hover) {
  .pit[aria-disabled='false']:hover .ring { background: radial-gradient(closest-side, oklch(0.9 0.1 85 / 0.02) 50%, oklch(0.88 0.12 86 / 0.26)); }
}
.preview { position: absolute; z-index: 4; transform: translate(-50%, -50%); max-width: 15em; width: max-content; padding: 5px 12px; border-radius: 999px;
  pointer-events: none; text-align: center; font-weight: 600; font-size: 14px; line-height: 1.3; text-wrap: balance;
  color: var(--ink, ${page.ink}); background: var(--surface, ${page.surface}); box-shadow: 0 1px 2px oklch(0.2 0.03 55 / 0.3), 0 6px 18px oklch(0.2 0.03 55 / 0.34); }
.preview[hidden] { display: none; }
@media (forced-colors: active) {
  .chip { forced-color-adjust: auto; background: Canvas; color: CanvasText; border: 1px solid CanvasText; text-shadow: none; box-shadow: none; }
  .chip.store-number { background: Canvas; padding: 0 0.15em; border: 0; border-radius: 4px; text-shadow: none; }
  .value { color: CanvasText; background: Canvas; border-color: CanvasText; }
  .value.exact { border-width: 3px; }
  .ground { outline: 2px solid CanvasText; }
  .ring { border: 1px solid ButtonText; }
  .pit[aria-disabled='true'] .ring { border: 1px dashed GrayText; }
  .pit[aria-disabled='false'] .ring { border: 3px solid Highlight; }
  .store { border: 1px solid CanvasText; border-radius: 999px; }
  .pit:focus-visible .ring { outline: 3px solid Highlight; outline-offset: 3px; box-shadow: none; }
  .preview { border: 1px solid CanvasText; background: Canvas; color: CanvasText; }
}
`;

/** A dark page: deeper shadow, and a little of the lamp's warmth around the board. */
const kDark = `
@supports (color: light-dark(red, blue)) {
    .box:not(.wide, .high) .board:not([data-form='triangle']) .ground { box-shadow: var(--board-shadow,
    0 2px 3px light-dark(oklch(0.25 0.03 55 / 0.35), oklch(0 0 0 / 0.6)),
    0 14px 24px -4px light-dark(oklch(0.25 0.03 55 / 0.3), oklch(0 0 0 / 0.55)),
    0 44px 72px -16px light-dark(oklch(0.25 0.04 55 / 0.42), oklch(0 0 0 / 0.5)),
    0 0 140px 10px light-dark(transparent, oklch(0.45 0.06 60 / 0.16))); }
}
`;

let sheet: CSSStyleSheet | null = null;

export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(kText + kDark);
  }
  return sheet;
}
