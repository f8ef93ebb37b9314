/** Marks a block as if by hand, so that the visitor at least needs only one key more. */
function select(element: HTMLElement): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}

/** Puts the text of a block on the clipboard; over plain http browsers offer none, and the text is left selected. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    select(element);
    // Deprecated, yet the only way where the page is not served over https.
    return document.execCommand('copy');
  }
}
