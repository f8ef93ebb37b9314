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

/**
 * Brings a drawn picture to a moment. Only opacity and transformations are set, and only where they have changed, so
 * that the browser has nothing to lay out.
 */
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
      // Where it is out of sight it need not go anywhere.
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
