import { fill } from '~/i18n/fill';
import { splitAround } from '~/sections/product/screens/found-text';

function mark(element: Element, words: string): string | null {
  const text = element.textContent ?? '';
  const parts = splitAround(text, words);
  if (!parts) {
    element.textContent = text;
    return null;
  }
  const [before, found, after] = parts;
  const marked = document.createElement('mark');
  marked.textContent = found;
  element.replaceChildren(before, marked, after);
  return found;
}

export function answerSearch({ type, target }: Event, screen: HTMLElement): void {
  if (type !== 'input' || !(target instanceof HTMLInputElement)) return;
  const words = target.value.trim();
  const hits = [...screen.querySelectorAll<HTMLElement>('[data-row]')];
  const found = hits.flatMap((hit) => {
    const texts = [...hit.querySelectorAll('[data-searched]')].flatMap((text) => mark(text, words) ?? []);
    hit.hidden = words !== '' && texts.length === 0;
    return hit.hidden ? [] : [texts[0] ?? ''];
  });
  const [count, none, word] = ['count', 'none', 'word'].map((name) =>
    screen.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (count) count.textContent = fill(count.dataset.count ?? '', { count: found.length, total: hits.length });
  if (none) {
    none.hidden = found.length > 0;
    none.textContent = fill(none.dataset.none ?? '', { query: words });
  }
  if (word) {
    word.textContent = found[0] ?? '';
    word.hidden = word.textContent === '';
  }
}
