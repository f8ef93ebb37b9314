import { css } from '~/styled-system/css';

export const group = css({ py: { base: '10', lg: '16' } });
export const columns = css({ split: '0.7fr 1.3fr', gap: { base: '4', lg: '16' } });
export const questions = css({ borderTop: 'hairline.strong' });
export const question = css({
  layerStyle: 'row.closed',
  '&[open] > summary::after': { transform: 'translateY(2px) rotate(225deg)' },
  // The open answer begins with the same words.
  '&[open] > summary > span': { visibility: 'hidden' },
});
export const summary = css({ layerStyle: 'summary', py: '4', _after: { boxSize: '2.5', mr: '1' } });
export const title = css({ textStyle: 'strong', color: 'ink' });
export const inShort = css({
  ml: 'auto',
  my: '-1',
  flexShrink: '0',
  textStyle: 'caption',
  color: 'fg.subtle',
});
export const answer = css({ pb: '6', pr: '8', maxW: '68ch', lineHeight: 'easy', scrollMarginTop: '32' });
export const further = css({ mt: '3' });
