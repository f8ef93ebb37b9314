import { css, cx } from '~/styled-system/css';
import { input as inputRecipe } from '~/styled-system/recipes';

export const intro = css({
  position: 'relative',
  overflow: 'hidden',
  bg: 'paper',
  borderBottom: '1px solid {colors.line}',
  pt: { base: '28', lg: '36' },
  pb: { base: '10', lg: '16' },
});
export const lattice = css({
  maskImage: 'linear-gradient(100deg, transparent 40%, black 95%)',
  display: { base: 'none', md: 'block' },
});
export const form = css({ position: 'relative', mt: '8', maxW: '44rem' });
export const label = css({
  display: 'block',
  mb: '2',
  fontSize: '0.9375rem',
  fontWeight: '600',
  color: 'ink',
});
export const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
export const input = cx(
  inputRecipe({ size: 'lg' }),
  css({
    flex: '1 1 14rem',
    minW: '0',
    w: 'auto',
    h: '12',
    bg: 'white',
    color: 'ink',
    fontSize: '1rem',
    borderColor: 'lineStrong',
    borderRadius: 'control',
  }),
);
export const hint = css({ mt: '3', fontSize: '0.9375rem', lineHeight: '1.5', color: 'quiet' });

export const results = css({ py: { base: '10', lg: '16' }, minH: '20rem' });
export const count = css({ fontSize: '1.375rem', lineHeight: '1.35', overflowWrap: 'anywhere' });
export const suggestion = css({ mt: '4', maxW: '60ch' });
export const suggestionActions = css({ mt: '6', display: 'flex', flexWrap: 'wrap', gap: '6' });
export const list = css({ mt: '6', maxW: '46rem', listStyle: 'none' });
export const item = css({
  py: '6',
  borderTop: '1px solid {colors.line}',
  _last: { borderBottom: '1px solid {colors.line}' },
});
export const kind = css({
  display: 'inline-block',
  mb: '1.5',
  px: '2.5',
  py: '0.5',
  borderRadius: 'full',
  bg: 'sky',
  color: 'petrol',
  fontSize: '0.8125rem',
  fontWeight: '600',
});
export const title = css({ fontSize: '1.1875rem', lineHeight: '1.35', letterSpacing: '-0.01em' });
export const link = css({
  color: 'petrol',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { color: 'petrolDark', textDecoration: 'underline' },
});
export const excerpt = css({ mt: '1.5', overflowWrap: 'anywhere' });
export const mark = css({ bg: 'signal.amberTint', color: 'ink', borderRadius: '3px', px: '0.5' });
