import { css } from '~/styled-system/css';

const card = css.raw({ layerStyle: 'card', p: { base: '6', lg: '8' } });

export const overall = {
  operational: css(card, { borderTop: 'edge.good' }),
  maintenance: css(card, { borderTop: 'edge.info' }),
  degraded: css(card, { borderTop: 'edge.warning' }),
  outage: css(card, { borderTop: 'edge.danger' }),
  old: css(card, { borderTop: 'edge.old' }),
};
export const overallTitle = css({ gridColumns: 'auto 1fr', alignItems: 'center', gap: '3' });
export const incident = css({ mt: '3', fontWeight: '600', overflowWrap: 'anywhere' });
export const overallText = css({ mt: '3' });
export const updated = css({
  mt: '4',
  flow: 'wrap',
  gap: '1.5 2.5',
  alignItems: 'center',
  textStyle: 'small',
  color: 'quiet',
});
export const age = css({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  layerStyle: 'chip',
  bg: 'sky',
  color: 'ink',
  fontWeight: '600',
});

const groupBase = css.raw({ mt: { base: '10', lg: '14' } });
export const group = { production: css(groupBase), test: css(groupBase, { colorPalette: 'yellow' }) };

export const row = css({
  gridColumns: {
    base: '1.75rem 1fr',
    sm: '1.75rem 1fr auto',
    lg: '1.75rem 1fr 26rem 8rem',
    xl: '1.75rem 1fr 31rem 9rem',
  },
  columnGap: { base: '3', md: '5' },
});
export const groupHead = css({ rowGap: '2', alignItems: 'baseline' });
export const groupTitle = css({ gridColumn: { base: '1 / -1', lg: '1 / 3' } });
export const groupText = css({
  gridColumn: { base: '1 / -1', lg: '3 / -1' },
  textStyle: 'small.moderate',
  color: 'quiet',
});
export const columns = css({
  display: { base: 'none', lg: 'grid' },
  alignItems: 'end',
  mt: '8',
  pb: '2',
  textStyle: 'caption.compact',
  color: 'quiet',
});
export const names = css({ gridColumn: '3', gridColumns: '4', columnGap: '8', whiteSpace: 'nowrap' });
export const unit = css({ textAlign: 'right', textWrap: 'balance' });
export const list = css({ mt: { base: '5', lg: '0' }, borderTop: 'hairline' });
export const service = css({
  position: 'relative',
  alignItems: { base: 'start', lg: 'center' },
  rowGap: '2',
  py: '5',
  breakInside: 'avoid',
  '&:not(:last-child)': { borderBottom: 'hairline' },
});
export const node = css({
  position: 'relative',
  // Reaches to the next service where the percentage stands below the words.
  gridRow: { base: '1 / span 2', sm: 'auto' },
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: { base: 'start', lg: 'center' },
  _before: {
    layerStyle: 'mark',
    left: '0.8125rem',
    top: '-1.25rem',
    bottom: '-1.25rem',
    borderLeft: 'stroke',
    opacity: '0.45',
  },
  'li:first-child > &': { _before: { top: { base: '0.5rem', lg: '50%' } } },
  'li:last-child > &': {
    _before: { bottom: { base: 'auto', lg: '50%' }, h: { base: '1.5rem', lg: 'auto' } },
  },
  'li:only-child > &': { _before: { display: 'none' } },
  '[data-group=test] &': { _before: { borderLeftStyle: 'dashed' } },
  '& > svg': { position: 'relative', bg: 'white', borderRadius: 'full' },
});
export const words = css({ minW: '0' });
export const name = css({ color: 'ink', textStyle: 'fluid.service', hyphens: 'auto' });
export const state = css({
  textStyle: 'small.moderate',
  '[data-group=test] &': { color: 'colorPalette.fg' },
});
export const narrow = css({ display: { lg: 'none' }, mt: '1' });
export const wide = css({ display: { base: 'none', lg: 'block' } });
export const stage = css({
  display: 'block',
  w: 'max-content',
  color: 'colorPalette.fg',
  textStyle: 'tag.compact',
});
export const uptime = css({
  gridColumn: { base: '2', sm: 'auto' },
  color: 'ink',
  textStyle: 'figure.uptime',
  textAlign: { sm: 'right' },
  whiteSpace: 'nowrap',
});
export const unitInRow = css({
  display: { base: 'block', lg: 'none' },
  textStyle: 'note',
  fontWeight: '500',
  letterSpacing: '0',
  color: 'quiet',
});

export const icon = css({ flexShrink: '0' });
export const tones = {
  operational: css({ color: 'signal.green' }),
  maintenance: css({ color: 'accent.blue.solid' }),
  degraded: css({ color: 'signal.amber' }),
  tested: css({ color: 'signal.amber' }),
  outage: css({ color: 'signal.red' }),
  old: css({ color: 'quiet' }),
};

export const live = css(card, {
  mt: { base: '12', lg: '20' },
  bg: 'paper',
  lg: { columnGap: '16', gridColumns: '2' },
});
export const liveText = css({ mt: '3' });
export const outcome = css({ gridColumns: 'auto 1fr', alignItems: 'start', gap: '3' });
export const result = css({
  mt: '6',
  pt: '5',
  borderTop: 'hairline',
  minH: { base: '6rem', lg: '3.5rem' },
  lg: { gridColumn: '2', gridRow: '1 / span 2', mt: '0', pt: '0', borderTop: 'none', alignSelf: 'center' },
  _noscript: { display: 'none' },
});
export const withoutScript = css({
  mt: '6',
  pt: '5',
  borderTop: 'hairline',
  fontWeight: '600',
  color: 'ink',
});
export const answer = css({ color: 'ink', fontWeight: '600', lineHeight: 'close' });
export const time = css({ display: 'block', mt: '1', textStyle: 'small', color: 'quiet', tabular: true });
