import { isLanguage } from 'contract/languages';
import { languageCookie } from '~/i18n/language-cookie';

const links = () => document.querySelectorAll<HTMLAnchorElement>('a[data-language]');

/** Adds the hash of the address to the links, because the server never sees it. */
function takeHashAlong(): void {
  for (const link of links()) {
    if (link.dataset.keepsHash === undefined) continue;
    const [address] = (link.getAttribute('href') ?? '').split('#', 1);
    link.setAttribute('href', address + window.location.hash);
  }
}

/** Saves the chosen language; otherwise German cannot be chosen on an address without a prefix. */
export function enableLanguageLinks(): void {
  takeHashAlong();
  window.addEventListener('hashchange', takeHashAlong);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    const code = link?.dataset.language;
    if (!link || !isLanguage(code)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = languageCookie(code, { isSecure: window.location.protocol === 'https:' });
    // A link to this very address, hash included, loads nothing, although the language has just changed.
    if (link.hash && link.href === window.location.href) window.location.reload();
  });
}
