/** Told to the page when a part of it was replaced. */
export const PART_SHOWN = 'part-shown';

/** Asks for a page, or sends a form to it. @throws when there is no answer, or one that is no page of the site */
export async function fetchPage(address: string, init?: RequestInit): Promise<Document> {
  const answer = await fetch(address, init);
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
  // The policy of this page refuses the styles of another one; the sheets with all rules are here by now.
  const html = (await answer.text()).replace(/<style\b.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Puts the content of an answered page in the place of what is shown; its islands start by themselves. */
export function showPage(page: Document): void {
  const shown = document.getElementById('main');
  const next = page.getElementById('main');
  if (!shown || !next) return;
  document.title = page.title;
  shown.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
  window.dispatchEvent(new Event(PART_SHOWN));
}
