import { drawing } from '~/drawings/drawing.css';
import { css, cx } from '~/styled-system/css';

export const scene = cx(drawing, css({ breakInside: 'avoid', '& svg': { layerStyle: 'picture' } }));
export const tinted = css({ bg: 'colorPalette.subtle!' });
/** Below this width the wide drawing's letters are too small. Paper always gets the wide one. */
export const only = {
  wide: css({ display: { base: 'none', lg: 'block' }, _print: { display: 'block!' } }),
  tall: css({ display: { lg: 'none' }, maxW: '26rem', mx: 'auto', _print: { display: 'none!' } }),
};
