import { type RefObject, useEffect, useRef } from 'react';
import { AUDIENCES, type Audience, BOX_IDS, type BoxId } from '~/features/ti-transformation/drawing/boxes';
import { boxesIn } from '~/features/ti-transformation/drawing/choreography';
import type { Phase } from '~/features/ti-transformation/playback/phases';

interface Choices {
  phase: Phase | null;
  chosen: BoxId | null;
  audience: Audience | null;
  onChoose: (id: BoxId) => void;
}

function boxOf({ target }: Event): BoxId | null {
  const box = target instanceof Element ? target.closest<SVGElement>('[data-box]') : null;
  if (!box || box.getAttribute('aria-hidden') === 'true') return null;
  return BOX_IDS.find((id) => id === box.dataset.box) ?? null;
}

/** Makes the boxes of the drawing buttons. React knows nothing of them: they are the page's markup. */
export function useChoices(picture: RefObject<HTMLElement>, { phase, chosen, audience, onChoose }: Choices) {
  useEffect(() => {
    const element = picture.current;
    const onClick = (event: Event) => {
      const id = boxOf(event);
      if (id) onChoose(id);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const id = boxOf(event);
      if (!id) return;
      event.preventDefault();
      onChoose(id);
    };
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [picture, onChoose]);

  const state = `${phase} ${chosen} ${audience}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const there = boxesIn(phase);
    for (const box of picture.current?.querySelectorAll<SVGElement>('[data-box]') ?? []) {
      const id = box.dataset.box as BoxId;
      const isThere = there.includes(id);
      box.setAttribute('tabindex', isThere ? '0' : '-1');
      box.setAttribute('aria-hidden', String(!isThere));
      box.setAttribute('aria-pressed', String(id === chosen));
      const isAside = audience !== null && !AUDIENCES[audience].some((own) => own === id);
      box.toggleAttribute('data-aside', isAside);
    }
  }, [picture, state, phase, chosen, audience]);
}
