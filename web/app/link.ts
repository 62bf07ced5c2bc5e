/** Links to rules and a position: `/p/RULES/ROW/ROW/MOVER`, plain enough to be read and typed. */

export interface Linked {
  rules: string;
  position: string;
}

/** Mail programs and messengers cut longer ones. */
export const kLongestLink = 300;

/** The path of a link; null where it would be too long to be passed on whole. */
export function linkPath(rules: string, position: string): string | null {
  const path = `/p/${rules}/${position.replace(' ', '/')}`;
  return path.length <= kLongestLink ? path : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * What a path says; null if it is no link. Whether the position goes with the rules is for the core to say. Programs that
 * pass links on may write the slashes and the blank otherwise.
 */
export function linkFrom(path: string): Linked | null {
  const text = path.startsWith('/p/') ? decoded(path.slice('/p/'.length)) : null;
  if (text === null) return null;
  const [rules = '', ...rest] = text
    .replaceAll(/[\s+_]+/g, '/')
    .split('/')
    .filter((part) => part !== '');
  if (rest.length === 0) return { rules, position: '' };
  return { rules, position: `${rest.slice(0, -1).join('/')} ${rest.at(-1) ?? ''}`.trim() };
}
