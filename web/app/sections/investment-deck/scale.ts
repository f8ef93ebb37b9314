/** Percent of the width, so that nodes at both ends are whole. */
interface Margins {
  left: number;
  right: number;
}

/** Positions in percent, so that a drawing grows and its texts do not. */
export function placeOn(from: number, to: number, { left, right }: Margins) {
  return (value: number) => {
    const share = to === from ? 0 : (value - from) / (to - from);
    return `${Math.round((left + share * (100 - left - right)) * 100) / 100}%`;
  };
}
