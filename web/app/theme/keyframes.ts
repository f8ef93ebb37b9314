/** Movements of the public pages. */
export const keyframes = {
  /** A line comes out of its beginning, inside an element that cuts off the rest. */
  drawDown: { from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } },
};
