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
    textStyle: 'tag',
    // Editors write their own stages, up to a hundred characters without a blank.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);
