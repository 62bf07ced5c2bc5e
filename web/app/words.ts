/** All texts of the page: one Fluent catalogue per language in ../locales, found by their file names. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;
/** Text of a message; `id.attribute` names an attribute. */
export type Words = (id: string, args?: Args) => string;

const catalogues = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' });
export const kFallback = 'en';

/** Languages by their own names. Not every browser knows that of Georgian. */
const kNames: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  en: 'English',
  ka: 'ქართული',
  ro: 'Română',
  ru: 'Русский',
};

export function languageName(code: string): string {
  return kNames[code] ?? code;
}

function codeOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
}

/** Codes of all languages, in the order of their own names. */
export const languages: readonly string[] = Object.keys(catalogues)
  .map(codeOf)
  .sort((a, b) => languageName(a).localeCompare(languageName(b), kFallback));

/** The wanted language, else the first of the reader's that has a catalogue. */
export function chooseLanguage(wanted: string | null, readers: readonly string[]): string {
  const known = (code: string) => languages.includes(code);
  if (wanted !== null && known(wanted)) return wanted;
  for (const tag of readers) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (known(code)) return code;
  }
  return kFallback;
}

/** Texts from the source of a catalogue. A message that is not there is shown by its name. */
export function wordsFrom(language: string, source: string): Words {
  // Texts run in the page's own direction; isolating marks would only be read out or copied along.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`catalogue ${language}: ${String(errors[0])}`);
  return (id, args) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
  };
}

export async function loadWords(language: string): Promise<Words> {
  const load = catalogues[`../locales/${language}.ftl`];
  if (!load) throw new Error(`no catalogue for ${language}`);
  return wordsFrom(language, await load());
}

/** A list as the language writes it: "3, 6 and 2". */
export function listed(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items);
}
