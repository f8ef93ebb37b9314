import type { Page } from '@playwright/test';

/** Names of the parts around an element, which is visible while all of them are. */
export type Parts = string[];

export interface Collision {
  text: string;
  with: string;
  textParts: Parts;
  otherParts: Parts;
  /** Parts between the two at each place where they meet, which hide the lower one. */
  covers: Parts[][];
}

/** Lists where texts touch a line, an icon or another text, visible at the same time or not. */
export function collisionsIn(page: Page, drawing = '#stage svg[data-layout]:visible'): Promise<Collision[]> {
  return page.locator(drawing).evaluate((svg) => {
    /** Pixels between a text and anything drawn. */
    const ASIDE = 2;
    const ABOVE = 1;
    /** Inter's metrics as shares of its size: a text's box, and the letters within it. */
    const BOX = { above: 0.969, whole: 1.21 };
    const LETTERS = { above: 0.76, below: 0.21 };

    const partsOf = (element: Element) => {
      const parts: string[] = [];
      for (let at: Element | null = element; at && at !== svg; at = at.parentElement) {
        const part = at.getAttribute('data-part');
        if (part !== null) parts.push(part);
      }
      return parts;
    };
    const order = new Map([...svg.querySelectorAll('*')].map((element, index) => [element, index]));
    const orderOf = (element: Element) => order.get(element) ?? 0;
    /** Travellers meet only their own sign and edge: they lie above all else, and keep to their lane. */
    const travellerOf = (element: Element) => element.closest('[data-part^=go-]');
    const canMeet = (one: Element, other: Element) => travellerOf(one) === travellerOf(other);

    const texts = [...svg.querySelectorAll('text, tspan')]
      .filter((element) => element.childElementCount === 0 && element.getBoundingClientRect().width > 0)
      .map((element) => {
        const { left, right, top, height } = element.getBoundingClientRect();
        const em = height / BOX.whole;
        const baseline = top + BOX.above * em;
        return {
          element,
          name: element.textContent ?? '',
          parts: partsOf(element),
          box: { left, right, top: baseline - LETTERS.above * em, bottom: baseline + LETTERS.below * em },
        };
      });
    const shapes = [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle')].map((element) => ({
      element,
      parts: partsOf(element),
      style: getComputedStyle(element),
    }));
    const isPaint = (paint: string) =>
      paint !== 'none' && paint !== 'transparent' && paint !== 'rgba(0, 0, 0, 0)';
    const grounds = shapes
      .filter(({ element, style, parts }) => {
        const isPale = parts.some((part) => part.startsWith('shade-'));
        return element.localName === 'rect' && isPaint(style.fill) && !isPale;
      })
      .map((shape) => ({ ...shape, rect: shape.element.getBoundingClientRect() }));

    const found: {
      text: string;
      with: string;
      textParts: string[];
      otherParts: string[];
      covers: string[][][];
    }[] = [];
    for (const { element, style, parts } of shapes) {
      if (!isPaint(style.stroke)) continue;
      const matrix = element.getScreenCTM();
      if (!matrix) continue;
      const length = element.getTotalLength();
      const points: DOMPoint[] = [];
      for (let at = 0; at <= length; at += 1)
        points.push(element.getPointAtLength(at).matrixTransform(matrix));
      for (const text of texts) {
        if (!canMeet(element, text.element)) continue;
        const { left, right, top, bottom } = text.box;
        const touching = points.filter(
          ({ x, y }) => x > left - ASIDE && x < right + ASIDE && y > top - ABOVE && y < bottom + ABOVE,
        );
        if (touching.length === 0) continue;
        const places = touching.map(({ x, y }) =>
          grounds
            .filter(
              ({ element: ground, rect }) =>
                orderOf(ground) > orderOf(element) &&
                x > rect.left &&
                x < rect.right &&
                y > rect.top &&
                y < rect.bottom,
            )
            .map((ground) => ground.parts),
        );
        found.push({
          text: text.name,
          with: `${element.localName} of ${parts.join(' in ') || 'the drawing'} (${element.getAttribute('d') ?? ''})`,
          textParts: text.parts,
          otherParts: parts,
          covers: [...new Map(places.map((place) => [JSON.stringify(place), place])).values()],
        });
      }
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (!canMeet(one.element, other.element)) continue;
        const meet =
          one.box.left < other.box.right &&
          other.box.left < one.box.right &&
          one.box.top < other.box.bottom &&
          other.box.top < one.box.bottom;
        if (!meet) continue;
        found.push({
          text: one.name,
          with: `the text "${other.name}"`,
          textParts: one.parts,
          otherParts: other.parts,
          covers: [[]],
        });
      }
    }
    return found;
  });
}
