/** Rules in words: the size, and what differs. */
import type { Preset } from '../engine/types.js';
import type { Words } from './words.js';

/** Axes that the line about the size speaks of. */
const kSizeAxes = ['pits', 'seeds'];

export function sizeSentence(axes: Record<string, string>, words: Words): string {
  return words('rules-size', { pits: Number(axes.pits), seeds: Number(axes.seeds) });
}

export function axisSentence(key: string, value: string, words: Words): string {
  return words(`${key}-${value}.says`);
}

/** Sentences about all that is not as usual. */
export function differences(axes: Record<string, string>, usual: Record<string, string>, words: Words): string[] {
  return Object.entries(axes).flatMap(([key, value]) =>
    kSizeAxes.includes(key) || usual[key] === value ? [] : [axisSentence(key, value, words)],
  );
}

/** One line for a preset: its size, then what differs. */
export function presetLine(preset: Preset, usual: Record<string, string>, words: Words): string {
  const axes = { ...usual, ...Object.fromEntries(preset.differs.map((one) => [one.key, one.value])) };
  return [`${sizeSentence(axes, words)}.`, ...differences(axes, usual, words)].join(' ');
}

/** The rules in the core's text form: every axis is named, the core makes it canonical. */
export function rulesText(axes: Record<string, string>): string {
  const others = Object.entries(axes).filter(([key]) => !kSizeAxes.includes(key));
  return [`${axes.pits}x${axes.seeds}`, ...others.map(([key, value]) => `${key}=${value}`)].join(',');
}
