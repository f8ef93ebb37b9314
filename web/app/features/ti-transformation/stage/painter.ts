import type { Moment } from '~/features/ti-transformation/drawing/choreography';
import type { Layout } from '~/features/ti-transformation/drawing/layout';
import type { Part } from '~/features/ti-transformation/drawing/parts';
import { asStyle, lookAt, MOVING_PARTS } from '~/features/ti-transformation/drawing/placing';

interface Painted {
  part: Part;
  elements: SVGElement[];
  opacity: string;
  transform: string;
}

/** Sets only opacity and transforms, and only changed ones, so that the browser lays nothing out. */
export function createPainter(svg: SVGSVGElement, layout: Layout): (moment: Moment) => void {
  const painted: Painted[] = MOVING_PARTS.map((part) => ({
    part,
    elements: [...svg.querySelectorAll<SVGElement>(`[data-part="${part}"]`)],
    opacity: '',
    transform: '',
  }));
  return (moment) => {
    for (const each of painted) {
      const look = lookAt(layout, moment, each.part);
      const opacity = look.opacity === undefined ? '' : String(look.opacity);
      const transform =
        look.transform === undefined || opacity === '0' ? each.transform : asStyle(look.transform);
      if (opacity !== each.opacity) {
        for (const { style } of each.elements) {
          style.opacity = opacity;
          style.visibility = opacity === '0' ? 'hidden' : '';
        }
        each.opacity = opacity;
      }
      if (transform !== each.transform) {
        for (const { style } of each.elements) style.transform = transform;
        each.transform = transform;
      }
    }
  };
}
