import { css } from '~/styled-system/css';

// Uses nodes and hairlines, as all drawings of the site do (visual-design, Signature).
export const chart = css({
  display: 'block',
  w: 'full',
  overflow: 'visible',
  fontFamily: 'body',
  fill: 'none',
});
export const title = css({ mb: '3', color: 'ink', fontWeight: '650', letterSpacing: '-0.01em' });

export const track = css({ stroke: 'lineStrong', strokeWidth: '1.5', strokeOpacity: '0.6' });
export const span = css({ stroke: 'accent.teal.solid', strokeWidth: '5' });
export const stem = css({ stroke: 'accent.teal.solid', strokeWidth: '1.5' });
export const join = css({ stroke: 'petrol', strokeWidth: '1.5', strokeDasharray: '3 5' });
const node = css.raw({ stroke: 'accent.teal.solid', strokeWidth: '3' });
export const hollow = css(node, { fill: 'white' });
export const filled = css(node, { fill: 'accent.teal.solid' });

const words = css.raw({ tabular: true });
export const name = css({ fill: 'body', textStyle: 'small' });
export const value = css(words, { fill: 'ink', textStyle: 'small', fontWeight: '650' });
export const figure = css(words, {
  fill: 'ink',
  fontSize: 'part',
  fontWeight: '650',
  letterSpacing: '-0.02em',
});
export const tick = css(words, { fill: 'quiet', textStyle: 'note' });
