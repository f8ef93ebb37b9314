import { css, cx } from '~/styled-system/css';
import { button, field as fieldRecipe, input as inputRecipe } from '~/styled-system/recipes';

export const page = css({
  position: 'relative',
  isolation: 'isolate',
  minH: '100dvh',
  split: '2',
  bg: 'white',
});
export const aside = css({
  position: 'relative',
  overflow: 'hidden',
  display: { base: 'none', lg: 'block' },
  bg: 'ink',
});
export const lattice = css({ position: 'absolute', inset: '0', boxSize: 'full' });
export const main = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  p: { base: '12 5', md: '12 8' },
});
export const box = css({ w: 'full', maxW: '24rem' });
export const title = css({ fontSize: 'title', mt: '8' });
export const lead = css({ mt: '2', color: 'quiet' });
export const form = css({ mt: '8', display: 'grid', gap: '5' });
export const fields = css({ display: 'grid', gap: '5', '&[hidden]': { display: 'none' } });

const f = fieldRecipe();
export const field = f.root;
export const label = cx(f.label, css({ textStyle: 'strong', color: 'ink' }));
export const error = cx(f.errorText, css({ textStyle: 'caption', color: 'signal.red' }));
export const fieldHint = css({ textStyle: 'caption.easy', color: 'quiet' });
export const input = cx(
  inputRecipe({ size: 'lg' }),
  css({
    borderColor: 'lineStrong',
    bg: 'white',
    color: 'ink',
    textStyle: 'text',
    '&[aria-invalid=true]': { borderColor: 'signal.red' },
  }),
);
export const passwordRow = css({ position: 'relative', w: 'full' });
export const passwordInput = cx(input, css({ pr: '12' }));
export const choice = css({
  flow: 'row',
  gap: '3',
  minH: '6',
  textStyle: 'small',
  color: 'ink',
  cursor: 'pointer',
});
export const checkbox = css({
  flex: 'none',
  boxSize: '5',
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
  textStyle: 'strong',
});
export const hint = css({ mt: '6', textStyle: 'caption.easy', color: 'quiet' });
export const forgotten = cx(
  button({ variant: 'ghost', size: 'sm' }),
  css({ mt: '6', px: '0', color: 'petrol', textStyle: 'strong', _hover: { textDecoration: 'underline' } }),
);
export const back = css({
  mt: '8',
  flow: 'inline',
  gap: '2',
  textStyle: 'strong',
  color: 'petrol',
  _hover: { textDecoration: 'underline' },
});
