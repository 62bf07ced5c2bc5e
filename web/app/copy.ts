/** To the clipboard, to a file, to the system's sheet. */

/** False where the browser lets nothing be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Without a secure connection there is no clipboard but that of a selection. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  const around = document.querySelector('dialog[open]') ?? document.body;
  around.append(field);
  field.select();
  try {
    // The only way there is on such pages.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Closing the sheet is no failure. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed, or nothing there to share with: the link stands on the page.
  }
}
