import { css, cx } from '~/styled-system/css';
import { input as inputRecipe } from '~/styled-system/recipes';

export const card = css({ layerStyle: 'card', p: { base: '6', lg: '8' } });
export const form = css({ display: 'grid', rowGap: '4', pb: '7', mb: '7', borderBottom: 'hairline' });
export const label = css({ display: 'block', mb: '2', color: 'ink', textStyle: 'strong' });
export const row = css({ position: 'relative' });
export const input = cx(
  inputRecipe({ size: 'lg' }),
  css({ h: '12', pr: '12', layerStyle: 'field', '&[aria-invalid]': { borderColor: 'signal.red' } }),
);
export const reveal = css({
  position: 'absolute',
  top: '0.5',
  right: '0.5',
  layerStyle: 'tool',
  boxSize: '11',
  color: 'petrol',
  _noscript: { display: 'none' },
});
export const notice = css({ color: 'signal.red', textStyle: 'small.moderate' });
export const ask = css({ display: 'grid', rowGap: '3', justifyItems: 'start', lineHeight: 'easy' });
export const askTitle = css({ textStyle: 'title.small' });
export const mail = css({ layerStyle: 'link.strong', overflowWrap: 'anywhere' });
