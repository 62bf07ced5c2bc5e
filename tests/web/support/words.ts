/** Catalogues as the app reads them. */
import { wordsFrom, type Words } from '../../../web/app/words.js';

export const sources: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../web/locales/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [path.slice(path.lastIndexOf('/') + 1, -4), source]),
);

export function wordsOf(language: string): Words {
  const source = sources[language];
  if (source === undefined) throw new Error(`no catalogue ${language}`);
  return wordsFrom(language, source);
}
