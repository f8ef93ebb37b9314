import { css, cx } from '~/styled-system/css';
import { input as inputRecipe } from '~/styled-system/recipes';

export const card = css({
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
});
export const form = css({
  display: 'grid',
  rowGap: '4',
  pb: '7',
  mb: '7',
  borderBottom: '1px solid {colors.line}',
});
export const label = css({
  display: 'block',
  mb: '2',
  color: 'ink',
  fontSize: '0.9375rem',
  fontWeight: '600',
});
export const row = css({ position: 'relative' });
export const input = cx(
  inputRecipe({ size: 'lg' }),
  css({
    h: '12',
    pr: '12',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    bg: 'white',
    color: 'ink',
    fontSize: '1rem',
    '&[aria-invalid]': { borderColor: 'signal.red' },
  }),
);
export const reveal = css({
  position: 'absolute',
  top: '0.5',
  right: '0.5',
  display: 'grid',
  placeItems: 'center',
  w: '11',
  h: '11',
  borderRadius: 'control',
  color: 'petrol',
  cursor: 'pointer',
  _hover: { bg: 'sky' },
  '@media (scripting: none)': { display: 'none' },
});
export const notice = css({ color: 'signal.red', fontSize: '0.9375rem', lineHeight: '1.5' });
export const ask = css({ display: 'grid', rowGap: '3', justifyItems: 'start', lineHeight: '1.55' });
export const askTitle = css({ fontSize: '1.0625rem', letterSpacing: '-0.01em' });
export const mail = css({
  color: 'petrol',
  fontWeight: '600',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  _hover: { color: 'petrolDark' },
});
