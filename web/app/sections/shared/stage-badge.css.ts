import { css, cx } from '~/styled-system/css';
import { badge } from '~/styled-system/recipes';

export const tones = {
  green: css({ colorPalette: 'green' }),
  blue: css({ colorPalette: 'product.blue' }),
  yellow: css({ colorPalette: 'yellow' }),
  gray: css({ colorPalette: 'gray' }),
};
export const pill = cx(
  badge({ size: 'lg' }),
  css({
    borderRadius: 'full',
    px: '3',
    gap: '2',
    fontWeight: '600',
    fontSize: '0.8125rem',
    whiteSpace: 'normal',
  }),
);
export const dot = css({ flexShrink: '0', w: '2', h: '2', borderRadius: 'full', bg: 'colorPalette.solid' });
