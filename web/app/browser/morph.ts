import { Idiomorph } from 'idiomorph';
import { ISLAND_ELEMENT } from '~/islands/island-data';

/** Parts that scripts of the page have changed; updates leave them alone. */
const OWN_STATE = `${ISLAND_ELEMENT}, [data-rotation]`;

/** Makes an element like the one of another rendering of the page, with few changes. */
export function morph(element: Element, next: Element): void {
  Idiomorph.morph(element, next.innerHTML, {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: (node) => !(node instanceof Element && node.matches(OWN_STATE)) },
  });
}
