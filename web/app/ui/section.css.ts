import { css } from '~/styled-system/css';

const base = css.raw({ position: 'relative', py: { base: '16', lg: '28' }, _print: { py: '6' } });

const white = css.raw({ bg: 'white' });
const paper = css.raw({ bg: 'paper' });
const sky = css.raw({ bg: 'sky' });
const ink = css.raw({ layerStyle: 'band.ink', '& h2, & h3': { color: 'white' } });
const dense = css.raw(base, { py: { base: '10', lg: '12' } });

export const section = {
  normal: { white: css(base, white), paper: css(base, paper), sky: css(base, sky), ink: css(base, ink) },
  dense: { white: css(dense, white), paper: css(dense, paper), sky: css(dense, sky), ink: css(dense, ink) },
};

export const heading = {
  below: css({ maxW: '2xl', mb: { base: '6', md: '10', lg: '14' } }),
  beside: css({
    maxW: { base: '2xl', lg: 'none' },
    mb: { base: '6', lg: '8' },
    lg: { gridColumns: '1fr 1.2fr', columnGap: '12', alignItems: 'end', '& > p': { mt: '0' } },
  }),
  none: css({ maxW: '2xl' }),
};

export const eyebrow = css({
  flow: 'row',
  gap: '2.5',
  mb: { base: '2.5', md: '4' },
  textStyle: 'term.compact',
  color: 'petrol',
  '[data-ground=ink] &': { color: 'sky' },
});

export const h1 = css({ textStyle: 'title.page' });
/** Fits one word of 20 letters, such as "Datenschutzerklärung", from 320 px on. */
export const h1OfOneWord = css({ textStyle: 'title.pageOfOneWord', hyphens: 'auto' });
export const h2 = css({ textStyle: 'title.section' });
export const h3 = css({ textStyle: 'title.block' });
export const lead = css({ mt: { base: '3', md: '5' }, textStyle: 'fluid.lead', maxW: '60ch' });
