import { css, cx } from '~/styled-system/css';
import {
  field as fieldRecipe,
  input as inputRecipe,
  nativeSelect,
  textarea as textareaRecipe,
} from '~/styled-system/recipes';

export const section = css({ py: { base: '6 8!', md: '10 16!', lg: '14 28!' } });
export const layout = css({
  gap: { base: '6', md: '10', lg: '20' },
  alignItems: 'start',
  split: '0.85fr 1.15fr',
});
export const details = css({
  gridColumns: { base: '2', lg: '1' },
  gap: { base: '4', lg: '6 4' },
  mt: { base: '6', lg: '10' },
});
const detailBase = css.raw({
  borderLeft: 'hairline.strong',
  pl: { base: '3', lg: '5' },
  textStyle: 'fluid.detail',
});
export const detail = css(detailBase);
/** Takes the full width, because mail addresses do not wrap. */
export const wideDetail = css(detailBase, { gridColumn: '1 / -1' });
export const term = css({ textStyle: 'term', color: 'quiet' });
export const value = css({ color: 'ink', fontStyle: 'normal' });
export const valueLink = css({ layerStyle: 'link.strong' });

export const form = css({
  position: 'relative',
  layerStyle: 'card',
  p: { base: '4', sm: '8', lg: '10' },
  gridColumns: '2',
  gap: { base: '3.5 3', sm: '5' },
});
export const wide = css({ gridColumn: '1 / -1' });
export const note = css({ gridColumn: '1 / -1', textStyle: 'small.moderate', color: 'quiet' });
export const notice = css({
  gridColumn: '1 / -1',
  p: '4',
  borderRadius: 'control',
  bg: 'signal.greenTint',
  color: 'signal.greenDeep',
  '&[data-variant=error]': { bg: 'signal.redTint', color: 'signal.red' },
});

export const noticeTitle = css({ fontWeight: '650', scrollMarginTop: '6rem' });
export const productChoice = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'start',
  gap: '3',
  minH: '6',
  color: 'ink',
  fontWeight: '600',
  overflowWrap: 'anywhere',
  '& > input': { flexShrink: '0', boxSize: '5', mt: '0.125rem', accentColor: '{colors.petrol}' },
});

const f = fieldRecipe();
export const field = f.root;
export const label = cx(f.label, css({ textStyle: 'strong', color: 'ink' }));
export const optional = css({ fontWeight: '400', color: 'quiet' });
export const error = cx(f.errorText, css({ textStyle: 'caption', color: 'signal.red' }));

const control = css({ layerStyle: 'field', '&[aria-invalid]': { borderColor: 'signal.red' } });
export const hint = cx(f.helperText, css({ textStyle: 'caption', color: 'quiet', tabular: true }));

export const input = cx(inputRecipe({ size: 'lg' }), control, css({ h: '12' }));
export const textarea = cx(
  textareaRecipe({ size: 'lg' }),
  control,
  css({ minH: { base: '7rem', sm: '9rem' }, resize: 'vertical' }),
);
const s = nativeSelect({ size: 'lg' });
export const selectRoot = s.root;
export const select = cx(
  s.field,
  control,
  // Wraps a long choice; browsers that cannot do so cut it with an ellipsis.
  css({
    h: 'auto',
    minH: '12',
    py: '2.5',
    pl: { base: '3', sm: '4' },
    pr: '10',
    lineHeight: 'compact',
    whiteSpace: 'normal',
    textOverflow: 'ellipsis',
  }),
);
export const selectIndicator = s.indicator;

export const captcha = css({ gridColumn: '1 / -1', border: '0', _noscript: { display: 'none' } });
export const captchaRow = css({ mt: '1.5', flow: 'cluster', gap: '3' });
export const captchaQuestion = css({
  fontWeight: '600',
  color: 'ink',
  tabular: true,
  minW: '11.5rem',
  // Keeps the line for the question, which a script supplies.
  minH: '1lh',
});
export const captchaInput = cx(
  input,
  css({
    w: '24!',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', m: '0' },
    '&[data-verdict=correct]': {
      borderColor: 'signal.green',
      boxShadow: 'inset 0 0 0 1px {colors.signal.green}',
    },
    '&[data-verdict=wrong]': { borderColor: 'signal.red', boxShadow: 'inset 0 0 0 1px {colors.signal.red}' },
  }),
);
export const verdict = css({
  flow: 'inline',
  gap: '1.5',
  textStyle: 'strong',
  '&[data-verdict=correct]': { color: 'signal.greenDeep' },
  '&[data-verdict=wrong]': { color: 'signal.red' },
});
export const refresh = css({ layerStyle: 'tool', boxSize: '11', color: 'petrol' });
export const trap = css({ position: 'absolute', left: '-10000px', boxSize: '1px', overflow: 'hidden' });
export const submit = css({ gridColumn: '1 / -1', justifySelf: { sm: 'start' } });
