import { css } from '~/styled-system/css';

export const tight = css({ py: { base: '8!', md: '16!', lg: '28!' }, _print: { py: '6!' } });

export const folds = css({ hideFrom: 'md', _print: { display: 'none!' } });
export const fold = css({
  borderTop: 'hairline.strong',
  '&:last-child': { borderBottom: 'hairline.strong' },
  '& summary': {
    layerStyle: 'summary',
    justifyContent: 'start',
    gap: '3',
    py: '2.5',
    _after: { boxSize: '2', ml: 'auto' },
  },
  '&[open]': { pb: '4' },
  '&[open] summary': { _after: { transform: 'translateY(2px) rotate(225deg)' } },
});
