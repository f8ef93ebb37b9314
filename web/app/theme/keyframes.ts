export const keyframes = {
  drawDown: { from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } },
  approach: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
  fillNode: { from: { borderWidth: '1.5px' } },
};
