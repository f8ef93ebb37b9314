import { css } from '~/styled-system/css';

export const list = css({
  display: 'grid',
  gap: { base: '2', md: '8' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
const proof = css.raw({
  display: 'block',
  borderLeft: 'stroke.palette',
  pl: { base: '3', md: '5' },
  transition: 'color 150ms',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em', textDecorationThickness: '1px' },
});
export const proofs = {
  white: css(proof, { color: 'colorPalette.fg' }),
  ink: css(proof, { color: 'white', borderLeftColor: 'tealOnInk' }),
};
export const figure = css({ display: 'block', textStyle: 'figure.fact', tabular: true });
export const what = css({
  display: 'block',
  mt: { base: '0.5', md: '1.5' },
  textStyle: { base: 'caption.heading', md: 'text.close' },
  fontWeight: '600',
});
export const where = css({
  display: 'block',
  textStyle: 'small.close',
  maxW: '18rem',
  // Three abreast leave no room for it on a phone.
  'li:not(:only-child) > * > &': { hideBelow: 'md' },
  '& svg': { display: 'inline-block', verticalAlign: '-0.15em', ml: '1.5' },
});
export const end = css({ whiteSpace: 'nowrap' });

export const claims = css({ display: 'grid', gap: { base: '1.5', md: '4' } });
export const claimsLabel = css({ textStyle: { base: 'note.compact', md: 'small.compact' } });
export const claimGrid = css({ gridColumns: { base: '2', lg: '4' }, gap: { base: '1.5 4', md: '5 6' } });
export const claim = css({ flow: 'figure' });
export const claimFigure = css({
  textStyle: 'title.part.tight',
  fontWeight: '600',
  tabular: true,
  overflowWrap: 'anywhere',
});
export const claimCaption = css({ textStyle: { base: 'note.tight', md: 'small.compact' } });
