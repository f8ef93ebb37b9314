import { css } from '~/styled-system/css';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: '8rem minmax(0, 0.85fr) minmax(0, 1.15fr)' };
const MARK = '0.8125rem';

const mark = css.raw({ layerStyle: 'node', zIndex: '1', top: '0.375rem', boxSize: MARK });
const planMark = css.raw({ border: 'planned.quiet', bg: 'white' });
const documentMark = css.raw({ border: 'thinRing' });

export const legend = css({
  display: 'grid',
  gap: '2 10',
  gridTemplateColumns: COLUMNS,
  pb: '4',
  color: 'ink',
  textStyle: 'strong.moderate',
});
export const legendEntry = css({
  position: 'relative',
  pl: '7',
  '&[data-kind=plan]': { gridColumn: { lg: '2' }, _before: { ...mark, ...planMark } },
  '&[data-kind=document]': { gridColumn: { lg: '3' }, _before: { ...mark, ...documentMark } },
});

export const years = css({ borderTop: 'hairline' });
export const year = css({
  display: 'grid',
  gap: { base: '1 10', lg: '4 10' },
  alignItems: 'start',
  gridTemplateColumns: COLUMNS,
  py: '4',
  layerStyle: 'row.closed',
});
export const number = css({ textStyle: 'figure.year' });
export const side = css({
  '&[data-kind=plan]': { gridColumn: { lg: '2' } },
  '&[data-kind=document]': { gridColumn: { lg: '3' } },
});
export const kind = css({ mb: '1.5', textStyle: 'tag.compact', color: 'quiet', lg: { srOnly: true } });
export const wideKind = css({ lgDown: { display: 'none' }, _print: { display: 'block' } });
export const entries = css({ display: 'grid', rowGap: '3' });
export const entry = css({
  position: 'relative',
  pl: '7',
  lineHeight: 'easy',
  _before: mark,
  _after: {
    layerStyle: 'mark',
    left: 'calc(0.40625rem - 0.75px)',
    top: '1.1875rem',
    bottom: '-1.125rem',
    borderLeft: 'stroke.tealSoft',
  },
  '&:last-child::after': { display: 'none' },
  '[data-kind=plan] &': { color: 'ink', _before: planMark, _after: { borderLeft: 'planned' } },
  '[data-kind=document] &': { fontSize: 'small', _before: documentMark },
});
