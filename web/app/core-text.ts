/** What the core refuses, in the reader's language: by the kind of the refusal, with what it names put in. */
import { isFailure, type CoreRefusal } from '../engine/channel.js';
import type { Args, Words } from './words.js';

/** Parts that say in which part of a longer text the rest stands, the innermost first. */
const kPlaces: readonly string[] = ['move', 'tag', 'line'];

/** Counts choose the form of their nouns; what was typed stays as it is. */
function argsOf(parts: CoreRefusal['parts'], words: Words): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(parts)) {
    args[name] = name !== 'text' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  }
  if (parts.key !== undefined) {
    const id = `axis-${parts.key}`;
    const label = words(id);
    args.key = label === id ? parts.key : label;
  }
  return args;
}

function sentence({ kind, parts }: CoreRefusal, words: Words): string | null {
  // Choices that do not go together: each has a sentence of its own.
  const id = kind === 'rules-apart' ? `refused-${parts.key ?? ''}-${parts.value ?? ''}` : `core-${kind}`;
  const text = words(id, argsOf(parts, words));
  return text === id ? null : text;
}

/** A refusal the catalogue does not know is told as the core says it. */
export function refusalText(refusal: CoreRefusal | null, message: string, words: Words): string {
  const said = refusal && sentence(refusal, words);
  if (said === null) return words('core-other', { text: message });
  const places = kPlaces.filter((place) => refusal?.parts[place] !== undefined);
  return places.reduce((text, place) => words(`core-${place}`, { [place]: refusal?.parts[place] ?? '', text }), said);
}

/** Why something failed: a refusal in the reader's language, else what the machine says. */
export function failureText(error: unknown, words: Words): string {
  const message = error instanceof Error ? error.message : String(error);
  return isFailure(error, 'refused') ? refusalText(error.refusal, message, words) : message;
}
