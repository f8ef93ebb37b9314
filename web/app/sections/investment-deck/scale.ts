/** Percent of the length. Without margins the end nodes hang over, and the axis ends where its labels do. */
interface Margins {
  left: number;
  right: number;
}

/** Positions in percent, so that a drawing grows and its texts do not. */
export function placeOn(from: number, to: number, { left, right }: Margins = { left: 0, right: 0 }) {
  return (value: number) => {
    const share = to === from ? 0 : (value - from) / (to - from);
    return `${Math.round((left + share * (100 - left - right)) * 100) / 100}%`;
  };
}
