import { css } from '~/styled-system/css';

export const block = css({ py: { base: '12', lg: '20' } });
export const strip = css({
  py: { base: '10', lg: '14' },
  '&[data-ground=white]': { borderBottom: 'hairline' },
});
export const drawing = css({
  colorPalette: 'product.teal',
  display: { base: 'none', lg: 'block' },
  justifySelf: 'end',
  w: 'full',
  maxW: '22rem',
  _print: { display: 'none' },
});
export const columns = css({ split: '0.7fr 1.3fr', gap: { base: '4', lg: '16' } });
export const alone = css({ maxW: '46rem' });
export const lead = css({ maxW: '46rem', mb: { base: '6', lg: '10' }, '& h2': { mb: '3' } });

export const figures = css({
  gridColumns: { base: '2', lg: '4' },
  gap: '8',
  '& > *': { minW: '0' },
  '&[data-count="3"], &[data-count="5"], &[data-count="6"]': { lg: { gridColumns: '3' } },
});
export const figure = css({ flow: 'figure', borderLeft: 'stroke.palette', pl: { base: '4', md: '5' } });
export const figureValue = css({
  display: 'flex',
  alignItems: 'flex-end',
  minH: '1.15em',
  color: 'ink',
  textStyle: 'figure.product',
  overflowWrap: 'anywhere',
  '&[data-words]': { fontSize: 'unit', letterSpacing: '-0.015em', lineHeight: 'compact' },
});
export const figureCaption = css({ mt: '1.5', textStyle: 'small.compact' });

export const cards = css({
  gridColumns: { base: '1', md: '2', lg: '3' },
  gap: '6',
  '&[data-count="1"]': { gridColumns: '1' },
  '&[data-count="2"], &[data-count="4"]': { lg: { gridColumns: '2' } },
});
export const card = css({ layerStyle: 'card', p: { base: '6', lg: '8' }, breakInside: 'avoid' });
export const cardText = css({ mt: '2' });

export const quote = css({ maxW: '52rem' });
export const words = css({
  textStyle: 'fluid.lead',
  color: 'ink',
  quotes: 'auto',
  '& > p': { _before: { content: 'open-quote' }, _after: { content: 'close-quote' } },
});
export const speaker = css({ flow: 'row', gap: '5', mt: { base: '5', lg: '7' } });
export const speakerName = css({ display: 'block', textStyle: 'strong', color: 'ink' });
export const logo = css({ h: '12', w: 'auto', maxW: '40', objectFit: 'contain' });

export const questions = css({ borderTop: 'hairline.strong' });
export const question = css({
  layerStyle: 'row.closed',
  '&[open] > summary::after': { transform: 'translateY(2px) rotate(225deg)' },
});
export const summary = css({ layerStyle: 'summary', py: '4', _after: { boxSize: '2.5', mr: '1' } });
export const questionTitle = css({ textStyle: 'strong', color: 'ink' });
export const answer = css({ pb: '6', pr: '8', maxW: '68ch' });

export const band = css({
  position: 'relative',
  display: 'grid',
  gap: '8',
  maxW: { lg: '52%' },
  '& > *': { minW: '0' },
});
export const bandText = css({ mt: '4', textStyle: 'lead', '[data-ground=ink] &': { color: 'sky' } });
export const lattice = css({
  hideBelow: 'lg',
  left: 'auto!',
  w: '46%!',
  maskImage: 'linear-gradient(90deg, transparent, black 45%)',
});

export const picture = css({ layerStyle: 'picture', borderRadius: 'card', border: 'hairline' });
export const tallPicture = css({
  display: 'block',
  maxW: 'full',
  h: 'auto',
  maxH: '40rem',
  mx: 'auto',
  borderRadius: 'card',
  border: 'hairline',
});
export const caption = css({ mt: '3', textStyle: 'small', color: 'quiet' });

export const products = css({
  gridColumns: { base: '1', md: '2', lg: '3' },
  gap: '6',
  '&[data-count="4"]': { lg: { gridColumns: '2' } },
});
export const product = css({ flow: 'column', gap: '4', p: '6', layerStyle: 'card', position: 'relative' });
export const productPicture = css({ bg: 'colorPalette.subtle', borderRadius: 'control', p: '4' });
export const productName = css({ _after: { layerStyle: 'mark', inset: '0', borderRadius: 'card' } });
export const productLine = css({ mt: '1' });

export const event = css({
  layerStyle: 'card',
  p: { base: '6', lg: '10' },
  gap: { base: '6', lg: '16' },
  split: '1.3fr 0.7fr',
});
export const eventText = css({ mt: '2', maxW: '60ch' });
export const facts = css({ display: 'grid', gap: '4', alignContent: 'start' });
export const term = css({ textStyle: 'term.compact', color: 'petrol' });
export const fact = css({ mt: '1', textStyle: 'strong', color: 'ink' });
export const eventAction = css({ mt: '6' });

export const empty = css({ p: '6', border: 'hairline.strong', borderStyle: 'dashed', borderRadius: 'card' });
