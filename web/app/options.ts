/** Options of players in words, and between the fields of the page and the core's text. */
import type { PlayerOption } from '../engine/types.js';
import type { PlayerText } from './player-text.js';
import type { Words } from './words.js';

/** Milliseconds in the core's text, seconds on the page. */
const kTime = 'time';

/** What a field shows for the core's value. */
export function shownValue(key: string, value: string): string {
  return key === kTime && /^\d+$/.test(value) ? String(Number(value) / 1000) : value;
}

/** The core's value for what was typed; what cannot be read is left as it is, for the core to refuse. */
export function typedValue(key: string, typed: string): string {
  const text = typed.trim();
  return key === kTime && /^\d+([.,]\d{1,3})?$/.test(text)
    ? String(Math.round(Number(text.replace(',', '.')) * 1000))
    : text;
}

export function optionLabel(words: Words, player: string, key: string): string {
  return words(`option-${key}`, { player });
}

/** "depth 5, 2 s"; empty where every option is as usual. */
export function optionsText(words: Words, { options }: PlayerText): string {
  const given = Object.entries(options).filter(([, value]) => value !== '');
  return given
    .map(([key, value]) => {
      const shown = key === 'eval' ? words(`eval-${value}`) : shownValue(key, value);
      return words(`option-${key}.short`, { value: shown });
    })
    .join(', ');
}

/** Why the core takes no such value. */
export function optionRefused(words: Words, player: string, option: PlayerOption, typed: string): string {
  const { key, min = '', max = '' } = option;
  return words('option-refused', {
    key,
    option: optionLabel(words, player, key),
    value: typed.trim(),
    min: shownValue(key, min),
    max: shownValue(key, max),
  });
}
