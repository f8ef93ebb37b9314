import { css } from '~/styled-system/css';

export const hero = css({
  position: 'relative',
  overflow: 'hidden',
  bg: 'paper',
  pt: { base: '28', lg: '36' },
  pb: { base: '16', lg: '28' },
});
export const lattice = css({
  maskImage: 'linear-gradient(100deg, transparent 20%, black 75%)',
  display: { base: 'none', md: 'block' },
});
export const columns = css({
  display: 'grid',
  gap: { base: '12', lg: '16' },
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.12fr) minmax(0, 0.88fr)' },
});
export const lead = css({
  mt: '6',
  mb: '9',
  fontSize: { base: '1.125rem', lg: '1.25rem' },
  lineHeight: '1.6',
  maxW: '34em',
});

export const card = css({
  position: 'relative',
  display: 'grid',
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  boxShadow: 'float',
  overflow: 'hidden',
});
const slideBase = css.raw({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  transition: 'opacity 350ms ease-out, visibility 350ms',
});
export const slide = {
  shown: css(slideBase, { opacity: '1', visibility: 'visible' }),
  hidden: css(slideBase, { opacity: '0', visibility: 'hidden' }),
};
export const picture = css({
  bg: 'colorPalette.subtle',
  borderBottom: '1px solid {colors.line}',
  px: { base: '8', md: '12' },
  py: '6',
  '& svg': { maxH: '15rem' },
});
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  p: { base: '6', md: '8' },
  pb: { base: '4', md: '4' },
});
export const titleRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
});
export const kind = css({ fontSize: '0.875rem', fontWeight: '600', color: 'colorPalette.fg', mb: '1' });
export const name = css({ fontSize: '1.625rem', lineHeight: '1.25' });
export const line = css({ mt: '3', mb: '5', minH: '3.3em' });
export const more = css({ mt: 'auto', color: 'colorPalette.fg!' });

export const controls = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { base: '4', md: '6' },
  pb: '4',
});
export const dots = css({ display: 'flex', gap: '1' });
/** A dot of 10 px in a target of 24 px. */
export const dot = css({
  display: 'grid',
  placeItems: 'center',
  w: '6',
  h: '6',
  borderRadius: 'full',
  cursor: 'pointer',
  _after: {
    content: '""',
    w: '2.5',
    h: '2.5',
    borderRadius: 'full',
    border: '1.5px solid {colors.lineStrong}',
    transition: 'background-color 150ms, border-color 150ms',
  },
  _hover: { _after: { borderColor: 'petrol' } },
  '&[aria-current]': { _after: { bg: 'petrol', borderColor: 'petrol' } },
});
export const pause = css({
  display: 'grid',
  placeItems: 'center',
  w: '9',
  h: '9',
  borderRadius: 'control',
  color: 'quiet',
  cursor: 'pointer',
  _hover: { bg: 'sky', color: 'petrol' },
});
