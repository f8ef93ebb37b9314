/** Movements of the public pages. */
export const keyframes = {
  /** A line comes out of its beginning, inside an element that cuts off the rest. */
  drawDown: { from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } },
  /** Comes near its end and never reaches it. */
  approach: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
};
