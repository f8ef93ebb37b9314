import { drawing } from '~/drawings/drawing.css';
import { css, cx } from '~/styled-system/css';

export const scene = cx(
  drawing,
  css({ breakInside: 'avoid', '& svg': { display: 'block', w: 'full', h: 'auto' } }),
);
/** Below this the letters of the wide arrangement would be too small to read. A sheet of paper always has the wide one. */
export const only = {
  wide: css({ display: { base: 'none', lg: 'block' }, '@media print': { display: 'block!' } }),
  tall: css({ display: { lg: 'none' }, maxW: '26rem', mx: 'auto', '@media print': { display: 'none!' } }),
};
