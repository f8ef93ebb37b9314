import { css } from '~/styled-system/css';

export const picture = css({
  bg: 'colorPalette.subtle',
  borderBottom: '1px solid {colors.line}',
  px: '10',
  py: '4',
  '& svg': { maxH: '9.5rem' },
});
export const body = css({ flex: '1', display: 'flex', flexDirection: 'column', p: '6' });
export const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  mb: '4',
});
export const description = css({ mt: '2' });
export const icon = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  w: '9',
  h: '9',
  borderRadius: 'control',
  bg: 'colorPalette.subtle',
  color: 'colorPalette.fg',
});
export const features = css({
  display: 'grid',
  gap: '2',
  mt: '4',
  mb: '6',
  listStyle: 'none',
  fontSize: '0.9375rem',
});
export const feature = css({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  gap: '2.5',
  lineHeight: '1.45',
  '& svg': { mt: '0.2em', color: 'colorPalette.solid' },
});
/** The one link of the card. */
export const cover = css({
  mt: 'auto',
  color: 'colorPalette.fg!',
});
