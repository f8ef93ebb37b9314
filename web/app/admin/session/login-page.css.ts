import { css, cx } from '~/styled-system/css';
import { button, field as fieldRecipe, input as inputRecipe } from '~/styled-system/recipes';

export const page = css({
  position: 'relative',
  isolation: 'isolate',
  minH: '100dvh',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  bg: 'white',
});
export const aside = css({
  position: 'relative',
  overflow: 'hidden',
  display: { base: 'none', lg: 'block' },
  bg: 'ink',
});
export const lattice = css({ position: 'absolute', inset: '0', w: 'full', h: 'full' });
export const main = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  px: { base: '5', md: '8' },
  py: '12',
});
export const box = css({ w: 'full', maxW: '24rem' });
export const title = css({ fontSize: '2rem', mt: '8' });
export const lead = css({ mt: '2', color: 'quiet' });
export const form = css({ mt: '8', display: 'grid', gap: '5' });
export const fields = css({ display: 'grid', gap: '5', '&[hidden]': { display: 'none' } });

const f = fieldRecipe();
export const field = f.root;
export const label = cx(f.label, css({ fontSize: '0.9375rem', fontWeight: '600', color: 'ink' }));
export const error = cx(f.errorText, css({ fontSize: '0.875rem', color: 'signal.red' }));
export const fieldHint = css({ fontSize: '0.875rem', color: 'quiet', lineHeight: '1.55' });
export const input = cx(
  inputRecipe({ size: 'lg' }),
  css({
    borderColor: 'lineStrong',
    bg: 'white',
    color: 'ink',
    fontSize: '1rem',
    '&[aria-invalid=true]': { borderColor: 'signal.red' },
  }),
);
export const passwordRow = css({ position: 'relative', w: 'full' });
export const passwordInput = cx(input, css({ pr: '12' }));
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '6',
  fontSize: '0.9375rem',
  color: 'ink',
  cursor: 'pointer',
});
export const checkbox = css({
  flex: 'none',
  w: '5',
  h: '5',
  accentColor: '{colors.petrol}',
  cursor: 'inherit',
});
export const reveal = cx(
  button({ variant: 'ghost', size: 'sm' }),
  css({ position: 'absolute', right: '0.5', top: '0.5', px: '0', minW: '10', h: '10', color: 'quiet' }),
);
export const failure = css({
  p: '3',
  borderRadius: 'control',
  bg: 'signal.redTint',
  color: 'signal.red',
  fontSize: '0.9375rem',
  fontWeight: '600',
});
export const hint = css({ mt: '6', fontSize: '0.875rem', color: 'quiet', lineHeight: '1.55' });
export const back = css({
  mt: '8',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontSize: '0.9375rem',
  fontWeight: '600',
  color: 'petrol',
  _hover: { textDecoration: 'underline' },
});
