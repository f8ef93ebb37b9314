/** The part of a drawing's width between its margins, so that nodes at both ends are whole. */
interface Margins {
  left: number;
  right: number;
}

/**
 * Where a value stands between two others, as a share of the drawing's width: in percent, so that a drawing is as wide
 * as there is room while its texts keep their size.
 */
export function placeOn(from: number, to: number, { left, right }: Margins) {
  return (value: number) => {
    const share = to === from ? 0 : (value - from) / (to - from);
    return `${Math.round((left + share * (100 - left - right)) * 100) / 100}%`;
  };
}
