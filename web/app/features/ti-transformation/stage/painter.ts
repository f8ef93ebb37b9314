import { readBearings } from '~/features/ti-transformation/drawing/bearings';
import type { Moment } from '~/features/ti-transformation/drawing/choreography';
import type { Part } from '~/features/ti-transformation/drawing/parts';
import { asStyle, type Bearings, lookAt, TRACKS_OF } from '~/features/ti-transformation/drawing/placing';

interface Painted {
  part: Part;
  style: CSSStyleDeclaration;
  bearings: Bearings;
  opacity: string;
  transform: string;
}

const isPart = (name: string | undefined): name is Part => TRACKS_OF.has(name as Part);

/** Sets only opacity and transforms, and only changed ones, so that the browser lays nothing out. */
export function createPainter(svg: SVGSVGElement): (moment: Moment) => void {
  const painted: Painted[] = [];
  for (const { dataset, style } of svg.querySelectorAll<SVGElement>('[data-part]')) {
    if (!isPart(dataset.part)) continue;
    painted.push({ part: dataset.part, style, bearings: readBearings(dataset), opacity: '', transform: '' });
  }
  return (moment) => {
    for (const each of painted) {
      const { style } = each;
      const look = lookAt(moment, each.part, each.bearings);
      const opacity = look.opacity === undefined ? '' : String(look.opacity);
      const transform =
        look.transform === undefined || opacity === '0' ? each.transform : asStyle(look.transform);
      if (opacity !== each.opacity) {
        style.opacity = opacity;
        // Not 'visible', which would show parts of a hidden whole.
        style.visibility = opacity === '0' ? 'hidden' : 'inherit';
        each.opacity = opacity;
      }
      if (transform !== each.transform) {
        style.transform = transform;
        each.transform = transform;
      }
    }
  };
}
