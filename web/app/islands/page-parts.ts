export const PART_SHOWN = 'part-shown';

/** Fetches a page or posts a form. @throws without a response, and for status 500 and above */
export async function fetchPage(address: string, init?: RequestInit): Promise<Document> {
  const answer = await fetch(address, init);
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
  // The policy of this page refuses the styles of another one; the sheets with all rules are here by now.
  const html = (await answer.text()).replace(/<style\b.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}

export function showPage(page: Document): void {
  const shown = document.getElementById('main');
  const next = page.getElementById('main');
  if (!shown || !next) return;
  document.title = page.title;
  shown.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
  window.dispatchEvent(new Event(PART_SHOWN));
}
