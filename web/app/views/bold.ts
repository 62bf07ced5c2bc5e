/** Sentences with **bold** parts as markup. */
import { html, type TemplateResult } from 'lit';

export function bold(sentence: string): TemplateResult {
  return html`${sentence.split('**').map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))}`;
}
