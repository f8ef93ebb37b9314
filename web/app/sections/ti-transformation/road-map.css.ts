import { css } from '~/styled-system/css';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: '8rem minmax(0, 0.85fr) minmax(0, 1.15fr)' };
const MARK = '0.8125rem';

const mark = css.raw({
  content: '""',
  position: 'absolute',
  zIndex: '1',
  left: '0',
  top: '0.375rem',
  w: MARK,
  h: MARK,
  borderRadius: 'full',
});
const planMark = css.raw({ border: '1.5px dashed {colors.quiet}', bg: 'white' });
const documentMark = css.raw({ border: '6.5px solid {colors.accent.teal.solid}' });

export const legend = css({
  listStyle: 'none',
  display: 'grid',
  columnGap: '10',
  rowGap: '2',
  gridTemplateColumns: COLUMNS,
  pb: '4',
  color: 'ink',
  fontSize: '0.9375rem',
  fontWeight: '600',
  lineHeight: '1.5',
});
export const legendEntry = css({
  position: 'relative',
  pl: '7',
  '&[data-kind=plan]': { gridColumn: { lg: '2' }, _before: { ...mark, ...planMark } },
  '&[data-kind=document]': { gridColumn: { lg: '3' }, _before: { ...mark, ...documentMark } },
});

export const years = css({ listStyle: 'none', borderTop: '1px solid {colors.line}' });
export const year = css({
  display: 'grid',
  columnGap: '10',
  rowGap: '4',
  alignItems: 'start',
  gridTemplateColumns: COLUMNS,
  py: { base: '6', lg: '7' },
  borderBottom: '1px solid {colors.line}',
  breakInside: 'avoid',
});
export const number = css({
  fontSize: { base: '1.5rem', lg: '1.625rem' },
  lineHeight: '1.1',
  letterSpacing: '-0.025em',
  fontVariantNumeric: 'tabular-nums',
});
export const side = css({
  '&[data-kind=plan]': { gridColumn: { lg: '2' } },
  '&[data-kind=document]': { gridColumn: { lg: '3' } },
});
export const kind = css({
  mb: '1.5',
  fontSize: '0.8125rem',
  fontWeight: '600',
  lineHeight: '1.4',
  color: 'quiet',
  lg: { srOnly: true },
});
export const entries = css({ listStyle: 'none', display: 'grid', rowGap: '3' });
export const entry = css({
  position: 'relative',
  pl: '7',
  lineHeight: '1.55',
  textWrap: 'pretty',
  _before: mark,
  _after: {
    content: '""',
    position: 'absolute',
    left: 'calc(0.40625rem - 0.75px)',
    top: '1.1875rem',
    bottom: '-1.125rem',
    borderLeft: '1.5px solid {colors.accent.teal.soft}',
  },
  '&:last-child::after': { display: 'none' },
  '[data-kind=plan] &': {
    color: 'ink',
    _before: planMark,
    _after: { borderLeft: '1.5px dashed {colors.lineStrong}' },
  },
  '[data-kind=document] &': { fontSize: '0.9375rem', _before: documentMark },
});
