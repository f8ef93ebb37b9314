import { isLanguage, splitPath } from 'contract/languages';
import { TEXTS_PARAMETER } from '~/features/preview/parameters';
import { MarkedTexts } from '~/features/text-preview/marked-texts';
import * as styles from '~/features/text-preview/text-preview.css';
import { readToTextFrame, type TextsPicked, type TextsReady } from '~/features/text-preview/text-protocol';
import {
  TEXT_TABLE_ID,
  type TextDraft,
  type TextRef,
  type TextTable,
} from '~/features/text-preview/text-table';
import { ISLAND_ELEMENT, type IslandElement } from '~/islands/island-data';
import { morph } from './morph';
import { hasOwnParent } from './own-parent';
import { createRenderer, postToPage } from './page-renderer';

const PARTS = ['header', 'main', 'footer'];

const tableIn = (page: Document): TextTable =>
  JSON.parse(page.getElementById(TEXT_TABLE_ID)?.textContent ?? '[]') as TextTable;

/** An island compares its texts with the document when it wakes, so that it wakes before anything is typed. */
async function wakeIslands(): Promise<void> {
  await customElements.whenDefined(ISLAND_ELEMENT);
  const islands = document.querySelectorAll<IslandElement>(`${ISLAND_ELEMENT}:not([client=call])`);
  await Promise.all([...islands].map((island) => island.wake()));
}

/** Makes the page the frame of the text editor (docs/decisions/0060). @param table has TEXT_TABLE_ID */
export function enableTextEditing(table: HTMLElement): void {
  const texts = new MarkedTexts();
  texts.addTable(tableIn(document));
  texts.takeFrom(document.documentElement);
  if (!hasOwnParent()) return;
  const { origin } = window.location;
  const tell = (message: TextsReady | TextsPicked) => window.parent.postMessage(message, origin);
  let isFollowing = false;
  let place: { element: Element; refs: readonly TextRef[] } | null = null;
  let pointed: Element | null = null;

  const point = (element: Element | null) => {
    pointed?.classList.remove(...styles.pointed.split(' '));
    pointed = element;
    element?.classList.add(...styles.pointed.split(' '));
  };

  const tellAll = (isLoaded: boolean) => {
    const { lang } = document.documentElement;
    if (!isLanguage(lang)) return;
    const { path } = splitPath(window.location.pathname);
    tell({ type: 'texts-ready', path, language: lang, texts: texts.all(), isLoaded });
  };

  const pick = (element: Element, refs: readonly TextRef[]): boolean => {
    const words = element.textContent?.trim() ?? '';
    if (refs.length === 0 && words === '') return false;
    place = { element, refs };
    point(element);
    tell({ type: 'texts-picked', refs: [...refs], words });
    return true;
  };

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'childList') for (const node of addedNodes) texts.takeFrom(node);
      else texts.takeFrom(target);
    }
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  const focusPlace = () => {
    const [ref] = place?.refs ?? [];
    // A rendered answer may have replaced the element.
    const element = (ref && texts.find(ref)) ?? place?.element;
    if (!place || !(element instanceof HTMLElement || element instanceof SVGElement)) return;
    place = { element, refs: place.refs };
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
    window.focus();
    element.focus({ preventScroll: true });
  };

  const render = createRenderer((page, isLatest) => {
    if (!page.querySelector('main')) throw new Error('The answer is a refusal.');
    // The page shows already what was typed since, which this answer would take back.
    if (!isLatest) return;
    texts.addTable(tableIn(page));
    const isPlaceFocused = document.hasFocus() && document.activeElement === place?.element;
    for (const part of PARTS) {
      const [shown, next] = [document.querySelector(part), page.querySelector(part)];
      if (shown && next) morph(shown, next);
    }
    queueMicrotask(() => {
      tellAll(false);
      // The answer knows nothing of the attribute that lets the place have the focus.
      if (isPlaceFocused) focusPlace();
    });
  }, table.dataset.stale ?? '');

  const showTyped = (drafts: readonly TextDraft[]) => {
    for (const draft of drafts) texts.show(draft);
    render(postToPage({ drafts }));
  };

  const showPlace = (ref: TextRef | null) => {
    const element = ref && texts.find(ref);
    point(element);
    if (!element) return;
    place = { element, refs: [ref] };
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== window.parent) return;
    const message = readToTextFrame(data);
    if (message?.type === 'texts-typed') showTyped(message.drafts);
    if (message?.type === 'text-pointed') showPlace(message.ref);
    if (message?.type === 'text-left') focusPlace();
    if (message?.type === 'links-followed') isFollowing = message.isOn;
  });

  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const follow = (event: Event, link: HTMLAnchorElement) => {
    const to = new URL(link.href);
    if (to.origin !== origin || to.hash !== '') return;
    refuse(event);
    to.searchParams.set(TEXTS_PARAMETER, '');
    window.location.assign(to);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (isFollowing) {
      if (link) follow(event, link);
      return;
    }
    refuse(event);
    // A click by the keyboard has no point.
    const pointedAt = event.detail > 0 ? texts.at(event.clientX, event.clientY) : null;
    pick(event.target, pointedAt ?? texts.near(event.target));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { activeElement } = document;
    const focused = activeElement === document.body ? place?.element : activeElement;
    if (event.key !== 'F2' || !focused) return;
    if (pick(focused, place?.element === focused ? place.refs : texts.near(focused))) refuse(event);
  };
  // Run before React, which listens at the document.
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('submit', refuse, { capture: true });
  void wakeIslands().then(() => tellAll(true));
}
