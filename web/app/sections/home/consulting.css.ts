import { css } from '~/styled-system/css';

export const columns = css({
  display: { base: 'none', md: 'grid' },
  lg: { gridColumns: '3' },
  _print: { display: 'grid!' },
});
export const foldNumber = css({
  w: '14',
  flexShrink: '0',
  textStyle: 'figure.step',
  color: 'accent.teal.solid',
});
export const caption = css({ textStyle: 'caption.snug', color: 'quiet' });
export const offer = css({ h: 'full', md: { py: '6' }, lg: { p: '10' } });
export const column = css({
  md: { borderBlock: 'hairline', mt: '-1px' },
  lg: {
    '&:first-child > *': { pl: '0' },
    '&:last-child > *': { pr: '0' },
    '&:not(:first-child) > *': { borderLeft: 'hairline' },
  },
});
export const version = css({
  flow: 'baseline',
  gap: '3',
  mb: { base: '2', lg: '5' },
  textStyle: 'term.snug',
  color: 'quiet',
});
export const number = css({ textStyle: 'figure.step', color: 'accent.teal.solid' });
export const text = css({ mt: { base: '1.5', lg: '3' }, textStyle: 'fluid.copy' });
export const points = css({
  mt: { base: '2.5', lg: '5' },
  display: { base: 'flex', lg: 'grid' },
  flexWrap: 'wrap',
  gap: { base: '0.5 4', lg: '2 4' },
  textStyle: 'fluid.step',
});
export const point = css({
  gridColumns: { base: '0.5rem 1fr', lg: '1rem 1fr' },
  gap: { base: '2', lg: '2.5' },
  _before: {
    content: '""',
    boxSize: { base: '1.5', lg: '2' },
    mt: '0.55em',
    borderRadius: 'full',
    bg: 'tealBright',
  },
});
export const partners = css({
  mt: { base: '6', lg: '12' },
  split: 'auto 1fr auto',
  alignItems: 'center',
  justifyItems: { base: 'start', lg: 'stretch' },
  gap: { base: '4', lg: '8' },
  bg: 'sky',
  borderRadius: 'card',
  p: { base: '4', lg: '8' },
});
export const partnersText = css({ mt: '1.5', textStyle: 'fluid.copy' });
export const partnersPicture = css({ w: '24', display: { base: 'none', lg: 'block' } });
