import { css } from '~/styled-system/css';

const card = css.raw({
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
});

export const overall = css(card, { borderTop: '3px solid {colors.signal.green}' });
export const overallTitle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3',
});
export const overallText = css({ mt: '3' });
export const updated = css({ mt: '4', fontSize: '0.9375rem', color: 'quiet' });

export const layout = css({
  display: 'grid',
  gap: { base: '12', lg: '20' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.45fr) minmax(0, 0.75fr)' },
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
});
export const unit = css({ fontSize: '0.9375rem', color: 'quiet' });
export const list = css({ listStyle: 'none', mt: '6', borderTop: '1px solid {colors.line}' });
export const service = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: { base: '3', md: '5' },
  py: '5',
  borderBottom: '1px solid {colors.line}',
  breakInside: 'avoid',
});
export const name = css({
  color: 'ink',
  fontSize: { base: '1rem', md: '1.0625rem' },
  fontWeight: '600',
  lineHeight: '1.4',
  hyphens: 'auto',
});
export const state = css({ fontSize: '0.9375rem', lineHeight: '1.5' });
export const uptime = css({
  color: 'ink',
  fontSize: { base: '1.125rem', md: '1.625rem' },
  fontWeight: '600',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const icon = css({ flexShrink: '0' });
export const tones = {
  operational: css({ color: 'signal.green' }),
  maintenance: css({ color: 'accent.blue.solid' }),
  degraded: css({ color: 'signal.amber' }),
  outage: css({ color: 'signal.red' }),
};

export const live = css(card, { bg: 'paper', lg: { position: 'sticky', top: '28' } });
export const liveText = css({ mt: '3' });
export const result = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '3',
  mt: '6',
  pt: '5',
  borderTop: '1px solid {colors.line}',
  minH: '6rem',
  '@media (scripting: none)': { display: 'none' },
});
export const withoutScript = css({
  mt: '6',
  pt: '5',
  borderTop: '1px solid {colors.line}',
  fontWeight: '600',
  color: 'ink',
});
export const answer = css({ color: 'ink', fontWeight: '600', lineHeight: '1.45' });
export const time = css({
  display: 'block',
  mt: '1',
  fontSize: '0.9375rem',
  color: 'quiet',
  fontVariantNumeric: 'tabular-nums',
});
