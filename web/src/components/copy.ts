/** Puts a text on the clipboard, and says whether that worked. Without https a page has to select it first. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard slides up on a phone
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // outside an open dialog nothing can be selected
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
