import { css } from '~/styled-system/css';

export const list = css({
  display: 'grid',
  gap: { base: '4', md: '8' },
  md: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
const proof = css.raw({
  // One line on a phone, where three would push the page down.
  display: { base: 'grid', md: 'block' },
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  borderLeft: 'stroke.palette',
  pl: { base: '4', md: '5' },
  transition: 'color 150ms',
  '&:hover span:last-child': { textDecoration: 'underline' },
});
export const proofs = {
  white: css(proof, { color: 'colorPalette.fg' }),
  ink: css(proof, { color: 'white', borderLeftColor: 'tealOnInk' }),
};
export const figure = css({ display: 'block', textStyle: 'figure.fact', tabular: true });
export const caption = css({
  display: 'block',
  mt: { md: '1.5' },
  maxW: '20rem',
  textStyle: 'text.close',
  fontWeight: '600',
  textUnderlineOffset: '0.25em',
  '& svg': { display: 'inline-block', verticalAlign: '-0.2em', ml: '1.5' },
});
/** Keeps the last word and its sign together. */
export const end = css({ whiteSpace: 'nowrap' });

export const claims = css({ display: 'grid', gap: '4' });
export const claimsLabel = css({ textStyle: 'small' });
export const claimGrid = css({ gridColumns: { base: '2', lg: '4' }, gap: '5 6' });
export const claim = css({ flow: 'figure' });
export const claimFigure = css({
  textStyle: 'title.part.tight',
  fontWeight: '600',
  tabular: true,
  overflowWrap: 'anywhere',
});
export const claimCaption = css({ mt: '0.5', textStyle: 'small.compact' });
