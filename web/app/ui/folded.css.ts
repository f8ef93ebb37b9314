import { css } from '~/styled-system/css';

const onPaper = css.raw({ _print: { '&::details-content': { contentVisibility: 'visible' } } });
const turned = css.raw({ '&[open] > summary::after': { transform: 'translateY(2px) rotate(225deg)' } });

export const folded = {
  always: css(onPaper, turned),
  /** Open on wide windows, where nothing tells that it can be folded. */
  narrow: css(onPaper, turned, {
    lg: { '&::details-content': { contentVisibility: 'visible' }, '& > summary': { display: 'none' } },
  }),
};
export const summary = css({
  layerStyle: 'summary',
  py: '2',
  textStyle: 'strong',
  _after: { boxSize: '2.5', mr: '1' },
  _print: { display: 'none' },
});
