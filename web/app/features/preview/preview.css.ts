import { css } from '~/styled-system/css';

const base = css.raw({
  position: 'relative',
  outlineStyle: 'none',
  '&::before, &::after': { position: 'absolute', top: '0', left: '0', zIndex: '1', pointerEvents: 'none' },
  _before: {
    content: 'attr(data-preview)',
    p: '1 3',
    bg: 'petrol',
    color: 'white',
    textStyle: 'tag.compact',
    borderBottomRightRadius: 'control',
  },
  _after: { content: '""', right: '0', bottom: '0', border: 'rule.petrol' },
});

export const marked = css(base);
export const markedBelowNavigation = css(base, {
  '&::before, &::after': { top: { base: '4rem', lg: '4.5rem' } },
});

/** Stays at the lower edge; theme/global-css.ts keeps focused elements clear of it. */
export const bar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  py: '2.5',
  bg: 'petrol',
  color: 'white',
  textStyle: 'small.close',
});
export const state = css({
  '& svg': { display: 'inline', verticalAlign: '-0.2em', mr: '2' },
  '& strong': { fontWeight: '650', mr: '2' },
});
