import { css } from '~/styled-system/css';

export const band = css({
  pt: '6',
  borderTop: '1px solid {colors.colorPalette.border}',
  breakInside: 'avoid',
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '1',
  mb: '5',
});
export const title = css({ fontSize: '0.875rem', fontWeight: '600', lineHeight: '1.5', color: 'quiet' });
/** Capitals in all languages: only some banners are written so. */
export const banner = css({
  color: 'colorPalette.fg',
  fontSize: '0.875rem',
  fontWeight: '650',
  letterSpacing: '0.05em',
  lineHeight: '1.5',
  textTransform: 'uppercase',
});
export const badge = css({ fontWeight: '600', lineHeight: '1.45', color: 'colorPalette.fg' });
export const note = css({ mt: '1', fontSize: '0.875rem', lineHeight: '1.5', color: 'quiet', maxW: '26em' });
