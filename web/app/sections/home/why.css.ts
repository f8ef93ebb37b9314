import { css } from '~/styled-system/css';

export const list = css({ borderTop: 'hairline' });
export const reason = css({
  gap: { base: '1 0', lg: '0 10' },
  gridColumns: { base: '2rem 1fr', md: '4rem 1fr', lg: '3rem minmax(0, 22rem) 1fr' },
  py: { base: '3.5', md: '6', lg: '8' },
  borderBottom: 'hairline',
});
export const number = css({
  fontSize: 'part',
  fontWeight: '600',
  lineHeight: 'tight',
  color: 'accent.teal.solid',
  tabular: true,
});
export const text = css({ gridColumn: { base: '2', lg: '3' }, maxW: '60ch', textStyle: 'fluid.copy' });
