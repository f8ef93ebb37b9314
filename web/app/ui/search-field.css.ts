import { css, cx } from '~/styled-system/css';
import { input as inputRecipe } from '~/styled-system/recipes';

export const form = css({ position: 'relative', mt: '8', maxW: '44rem' });
export const label = css({ display: 'block', mb: '2', textStyle: 'strong', color: 'ink' });
export const row = css({ flow: 'wrap', gap: '3' });
export const input = cx(
  inputRecipe({ size: 'lg' }),
  css({ flex: '1 1 14rem', minW: '0', w: 'auto', h: '12', layerStyle: 'field' }),
);
