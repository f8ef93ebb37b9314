import { css } from '~/styled-system/css';

export const back = css({
  flow: 'inline',
  gap: '2',
  py: '2',
  mb: { base: '5', lg: '7' },
  position: 'relative',
  textStyle: 'strong',
  color: 'colorPalette.fg',
  textUnderlineOffset: '0.25em',
  _hover: { textDecoration: 'underline' },
  _print: { display: 'none' },
});
export const badge = css({
  display: 'inline-flex',
  p: '1 3',
  mb: '5',
  borderRadius: 'full',
  bg: 'white',
  border: 'hairline.palette',
  color: 'colorPalette.fg',
  textStyle: 'term.moderate',
});
