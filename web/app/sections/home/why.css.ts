import { css } from '~/styled-system/css';

export const list = css({ borderTop: 'hairline' });
export const reason = css({
  display: 'grid',
  columnGap: { base: '0', lg: '10' },
  rowGap: { base: '1', lg: '0' },
  gridTemplateColumns: {
    base: '2rem minmax(0, 1fr)',
    md: '4rem minmax(0, 1fr)',
    lg: '3rem minmax(0, 22rem) minmax(0, 1fr)',
  },
  py: { base: '3.5', md: '6', lg: '8' },
  borderBottom: 'hairline',
});
export const number = css({
  fontSize: 'part',
  fontWeight: '600',
  lineHeight: 'tight',
  color: 'accent.teal.solid',
  fontVariantNumeric: 'tabular-nums',
});
export const text = css({ gridColumn: { base: '2', lg: '3' }, maxW: '60ch', textStyle: 'fluid.copy' });
