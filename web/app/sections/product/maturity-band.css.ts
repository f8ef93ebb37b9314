import { css } from '~/styled-system/css';

export const band = css({ pt: '6', borderTop: 'hairline.palette', breakInside: 'avoid' });
export const head = css({ flow: 'line', justifyContent: 'space-between', gap: '1 8', mb: '5' });
export const title = css({ textStyle: 'term.moderate', color: 'quiet' });
/** Capitals in all languages: only some banners are written so. */
export const banner = css({
  color: 'colorPalette.fg',
  textStyle: 'caption.moderate',
  fontWeight: '650',
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
});
export const badge = css({ fontWeight: '600', lineHeight: 'close', color: 'colorPalette.fg' });
export const note = css({ mt: '1', textStyle: 'caption.moderate', color: 'quiet', maxW: '26em' });
