import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS } from '~/features/ti-transformation/drawing/arrangements';
import { boxesIn } from '~/features/ti-transformation/drawing/choreography';
import { LAYOUTS } from '~/features/ti-transformation/drawing/layouts';
import { drawnPictures } from './drawn-pictures.server';

function drawn(markup: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
}

describe.each(ARRANGEMENTS)('the drawing %s in the page', (name) => {
  it.each([null, 3] as const)(
    'has its boxes as buttons, of which those of phase %s can be reached',
    (phase) => {
      const boxes = [...drawn(drawnPictures('de', phase)[name]).querySelectorAll<SVGElement>('[data-box]')];
      const there = boxesIn(phase);
      expect(boxes.map(({ dataset }) => dataset.box).sort()).toEqual(Object.keys(LAYOUTS[name].boxes).sort());
      for (const box of boxes) {
        const isThere = there.some((id) => id === box.dataset.box);
        expect(box.getAttribute('role')).toBe('button');
        expect(box.getAttribute('aria-hidden'), box.dataset.box).toBe(String(!isThere));
        expect(box.getAttribute('tabindex'), box.dataset.box).toBe(isThere ? '0' : '-1');
      }
    },
  );

  it('names every box, in official and in everyday words', () => {
    for (const box of drawn(drawnPictures('de', null)[name]).querySelectorAll('[data-box]')) {
      const name = box.getAttribute('aria-label') ?? '';
      const words = ['official', 'plain'].map((which) => box.querySelector(`[data-words=${which}]`));
      if (name === '') for (const word of words) expect(word?.textContent).not.toBe('');
    }
  });

  it('tells each traveller its way', () => {
    const page = drawn(drawnPictures('de', null)[name]);
    const travellers = [...page.querySelectorAll('[data-part^=go-]')];
    expect(travellers.length).toBeGreaterThan(2);
    for (const traveller of travellers) expect(traveller.getAttribute('data-way')).toMatch(/^[\d.]+,[\d.]+ /);
  });
});
