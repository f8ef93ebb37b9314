import { css } from '~/styled-system/css';

export const panel = css({
  position: 'relative',
  layerStyle: 'band.ink',
  gap: { base: '6', md: '10', lg: '16' },
  alignItems: 'center',
  split: '1fr 1.15fr',
  borderRadius: 'card',
  p: { base: '5', sm: '8', lg: '14' },
  mb: '6',
  '& h3': { color: 'white', fontSize: 'highlight' },
});
/** Keeps the lattice beside the map: behind the text its lines would look like parts of letters. */
export const lattice = css({ hideBelow: 'lg', fade: '90deg 42% 60%' });
export const text = css({ my: { base: '3 5', md: '4 8' }, maxW: '34em', textStyle: 'fluid.copyOfHighlight' });
export const eyebrow = css({ textStyle: 'term', color: 'tealPale', mb: '3' });

export const map = css({
  position: 'relative',
  gridColumns: { base: '1fr 1.75rem 1fr', sm: '1fr 4.5rem 1fr' },
  alignItems: { base: 'stretch', sm: 'center' },
});
export const generation = css({
  border: 'hairline.quiet',
  borderRadius: 'card',
  p: { base: '3', sm: '5' },
  bg: 'ink',
  '&[data-new]': { borderColor: 'tealOnInk', bg: 'inkSoft' },
});
export const generationName = css({
  fontWeight: '650',
  color: 'white',
  letterSpacing: '-0.01em',
  mb: { base: '1.5', sm: '3' },
});
export const items = css({ display: 'grid', gap: { base: '1', sm: '2.5' }, textStyle: 'fluid.date' });
export const item = css({
  display: { base: 'block', sm: 'grid' },
  gridTemplateColumns: '1rem 1fr',
  gap: '2.5',
  alignItems: 'center',
});
export const node = css({
  display: { base: 'none', sm: 'block' },
  boxSize: '2.5',
  borderRadius: 'full',
  border: 'stroke',
  '[data-new] &': { bg: 'tealOnInk', borderColor: 'tealOnInk' },
});
export const bridge = css({
  placeSelf: 'center',
  color: 'tealOnInk',
  w: { base: '1.5rem', sm: '4.5rem' },
  strokeWidth: { base: '3', sm: '1.5' },
});
