import { Idiomorph } from 'idiomorph';
import { ISLAND_ELEMENT } from '~/islands/island-data';

const OWN_STATE = `${ISLAND_ELEMENT}, [data-rotation]`;

export function morph(element: Element, next: Element): void {
  Idiomorph.morph(element, next.innerHTML, {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: (node) => !(node instanceof Element && node.matches(OWN_STATE)) },
  });
}
