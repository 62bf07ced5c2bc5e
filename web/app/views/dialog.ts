/** Native dialogs that follow the app's state. */
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { App, DialogName } from '../app.js';

export function dialog(
  app: App,
  name: DialogName,
  title: string,
  content: () => TemplateResult,
  whenClosed: () => void = () => undefined,
): TemplateResult {
  const open = app.dialog === name;
  const follow = (element?: Element) => {
    if (!(element instanceof HTMLDialogElement)) return;
    // After the content is there, so that the focus goes to its first control.
    queueMicrotask(() => {
      if (open && !element.open) element.showModal();
      else if (!open && element.open) element.close();
    });
  };
  const closed = () => {
    if (app.dialog !== name) return;
    app.dialog = null;
    whenClosed();
    app.draw();
  };
  // The reference is a new function at every drawing, so it follows every change.
  return html`<dialog
    class="dialog"
    id="dialog-${name}"
    aria-labelledby="title-${name}"
    @close=${closed}
    ${ref(follow)}
  >
    ${
      open
        ? html`<h2 id="title-${name}">${title}</h2>
            ${content()}`
        : nothing
    }
  </dialog>`;
}

export function closeDialog(app: App): void {
  app.dialog = null;
  app.draw();
}

export function openDialog(app: App, name: DialogName): void {
  app.dialog = name;
  app.draw();
}
