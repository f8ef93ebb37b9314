import { splitPath } from 'contract/languages';

const SLOW_MS = 150;
/** A skeleton for a faster page would only flicker (decisions C16). */
const SKELETON_MS = 300;

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Returns the page that a click opens in this window; null for places on this page and for other targets. */
export function pageOf(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.defaultPrevented || !isPlain(event)) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = window.location;
  const isThisPage = link.pathname === pathname && link.search === search;
  if (link.origin !== origin || (isThisPage && link.hash !== '')) return null;
  return new URL(link.href);
}

function showSkeleton(): () => void {
  const skeleton = document.getElementById('blog-skeleton');
  const status = document.getElementById('blog-status');
  const main = document.getElementById('main');
  if (!(skeleton instanceof HTMLTemplateElement) || !main || !status) return () => {};
  const left = [...main.childNodes];
  main.replaceChildren(skeleton.content.cloneNode(true));
  status.textContent = status.dataset.says ?? '';
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    main.replaceChildren(...left);
    status.textContent = '';
  };
}

export function enablePendingNavigation(): void {
  const line = document.querySelector<HTMLElement>('[data-progress]');
  if (!line) return;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let undo = () => {};
  const settle = () => {
    for (const timer of timers) clearTimeout(timer);
    line.hidden = true;
    undo();
    undo = () => {};
  };
  const begin = (target: URL) => {
    settle();
    timers = [
      setTimeout(() => {
        line.hidden = false;
      }, SLOW_MS),
    ];
    if (!/^\/blog(?:\/|$)/.test(splitPath(target.pathname).path)) return;
    timers.push(
      setTimeout(() => {
        undo = showSkeleton();
      }, SKELETON_MS),
    );
  };
  // Listens at the window, so that the page's own handlers run first.
  window.addEventListener('click', (event) => {
    const target = pageOf(event);
    if (target) begin(target);
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (event.target.method !== 'dialog') begin(new URL(event.target.action));
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && settle());
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && settle());
}
