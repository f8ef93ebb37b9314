import { css } from '~/styled-system/css';

const base = css.raw({ position: 'relative', py: { base: '16', lg: '28' }, _print: { py: '6' } });

export const section = {
  white: css(base, { bg: 'white' }),
  paper: css(base, { bg: 'paper' }),
  sky: css(base, { bg: 'sky' }),
  ink: css(base, { layerStyle: 'band.ink', '& h2, & h3': { color: 'white' } }),
};

export const heading = {
  below: css({ maxW: '2xl', mb: { base: '6', md: '10', lg: '14' } }),
  none: css({ maxW: '2xl' }),
  /** The lead beside the title, at the foot of both. */
  beside: css({
    mb: { base: '6', md: '10', lg: '14' },
    gap: '0 20',
    alignItems: 'end',
    split: '1fr 1fr',
    '& > p': { lg: { mt: '0' } },
  }),
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
