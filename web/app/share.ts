/** What the dialog for sharing and opening holds while it is open. */
import { enterMatch, tell, type App } from './app.js';
import { failureText } from './core-text.js';
import { linkPath } from './link.js';
import { readRecord, writeRecord } from './records.js';

export interface Share {
  /** Empty until it is known; null: too long for a link. */
  link: string | null;
  record: string;
  /** Squares of the code for a camera, row by row; null: not asked for. */
  code: boolean[][] | null;
  /** What was pasted, and why it cannot be opened. */
  pasted: string;
  error: string | null;
  /** What was done last, as a short sentence. */
  done: string;
}

const kNone: Share = { link: '', record: '', code: null, pasted: '', error: null, done: '' };

export function changeShare(app: App, change: Partial<Share>): void {
  if (!app.share) return;
  app.share = { ...app.share, ...change };
  app.draw();
}

export async function openShare(app: App): Promise<void> {
  const { shown } = app.game.state;
  app.dialog = 'share';
  app.share = kNone;
  app.draw();
  const path = shown && linkPath(shown.rules, shown.position);
  changeShare(app, { link: path === null ? null : new URL(path, location.origin).href });
  try {
    changeShare(app, { record: await writeRecord(app, new Date()) });
  } catch (error) {
    changeShare(app, { error: failureText(error, app.words) });
  }
}

/** The link as a code for a camera; the code of the library is fetched when it is wanted. */
export async function showCode(app: App): Promise<void> {
  const link = app.share?.link;
  if (!link) return;
  const { generate } = await import('lean-qr');
  const code = generate(link);
  const line = Array.from({ length: code.size }, (_, i) => i);
  changeShare(app, { code: line.map((y) => line.map((x) => code.get(x, y))) });
}

export async function openPasted(app: App): Promise<void> {
  const text = app.share?.pasted ?? '';
  if (text.trim() === '') return changeShare(app, { error: app.words('open-empty') });
  try {
    const match = await readRecord(app, text);
    app.dialog = null;
    app.share = null;
    await enterMatch(app, match);
    tell(app, app.words('open-done'));
  } catch (error) {
    changeShare(app, { error: app.words('open-refused', { reason: failureText(error, app.words) }) });
  }
}
