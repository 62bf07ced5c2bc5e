/** The dialog for passing a position or a game on, and for opening one. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { App } from '../app.js';
import { canShare, copyText, saveFile, shareLink } from '../copy.js';
import { changeShare, openPasted, showCode, type Share } from '../share.js';
import { closeDialog, dialog } from './dialog.js';

function copy(app: App, text: string): () => void {
  return () =>
    void copyText(text).then((copied) => changeShare(app, { done: app.words(copied ? 'copied' : 'not-copied') }));
}

function cameraCode(app: App, code: boolean[][]): TemplateResult {
  const size = code.length + 8;
  const dark = code.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return html`<svg class="camera-code" viewBox="0 0 ${size} ${size}" role="img" aria-label=${app.words('link-code')}>
    <rect width=${size} height=${size} fill="#fff" />
    ${svg`<path d=${dark.join('')} fill="#000" />`}
  </svg>`;
}

function link(app: App, share: Share): TemplateResult {
  const { words } = app;
  if (share.link === null) return html`<p class="quiet">${words('link-long')}</p>`;
  const { link: url, code } = share;
  return html`<div class="field">
      <label for="share-link">${words('link')}</label>
      <input id="share-link" readonly .value=${live(url)} @focus=${(event: FocusEvent) => select(event)} />
    </div>
    <div class="row-buttons">
      <button type="button" class="button outlined" @click=${copy(app, url)}>${words('copy')}</button>
      ${
        canShare()
          ? html`<button type="button" class="button" @click=${() => void shareLink(words('app-name'), url)}>
              ${words('share-sheet')}
            </button>`
          : nothing
      }
      ${
        code
          ? nothing
          : html`<button type="button" class="button" @click=${() => void showCode(app)}>${words('link-code')}</button>`
      }
    </div>
    ${code ? cameraCode(app, code) : nothing}`;
}

function select(event: Event): void {
  (event.target as HTMLInputElement | HTMLTextAreaElement).select();
}

function record(app: App, share: Share): TemplateResult {
  const { words } = app;
  const save = () => saveFile('game.kalah', new Blob([share.record], { type: 'text/plain' }));
  return html`<div class="field">
      <label for="share-record">${words('record')}</label>
      <textarea id="share-record" readonly rows="5" spellcheck="false" .value=${live(share.record)}></textarea>
    </div>
    <div class="row-buttons">
      <button type="button" class="button outlined" @click=${copy(app, share.record)}>${words('copy')}</button>
      <button type="button" class="button" @click=${save}>${words('save-file')}</button>
    </div>`;
}

function opening(app: App, share: Share): TemplateResult {
  const { words } = app;
  const file = (event: Event) => {
    const chosen = (event.target as HTMLInputElement).files?.[0];
    void chosen?.text().then((text) => changeShare(app, { pasted: text, error: null }));
  };
  return html`<form
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      void openPasted(app);
    }}
  >
    <div class="field">
      <label for="open-text">${words('open-text')}</label>
      <textarea
        id="open-text"
        rows="4"
        spellcheck="false"
        autocapitalize="off"
        aria-describedby="open-hint open-error"
        aria-invalid=${share.error === null ? 'false' : 'true'}
        .value=${live(share.pasted)}
        @input=${(event: Event) =>
          changeShare(app, { pasted: (event.target as HTMLTextAreaElement).value, error: null })}
      ></textarea>
      <p class="quiet" id="open-hint">${words('open-hint')}</p>
      <p class="error" id="open-error" role="alert">${share.error ?? ''}</p>
    </div>
    <div class="row-buttons">
      <button type="submit" class="button outlined">${words('open')}</button>
      <label class="button file"
        >${words('open-file')}<input class="unseen" type="file" accept=".kalah,.txt,text/plain" @change=${file}
      /></label>
    </div>
  </form>`;
}

export function shareDialog(app: App): TemplateResult {
  const { words } = app;
  return dialog(
    app,
    'share',
    words('share'),
    () => {
      const { share } = app;
      if (!share) return html``;
      return html`<div class="dialog-body parts">${link(app, share)} ${record(app, share)} ${opening(app, share)}</div>
        <p class="done" role="status">${share.done}</p>
        <div class="dialog-buttons">
          <button type="button" class="button primary" @click=${() => closeDialog(app)}>${words('close')}</button>
        </div>`;
    },
    () => {
      app.share = null;
    },
  );
}
