import { css } from '~/styled-system/css';
import type { ColorName } from '~/theme/tokens';

/** Sets a product's accent for descendants: `colorPalette.solid`, `.fg`, `.subtle`, `.border` … */
export const accent: Record<ColorName, string> = {
  blue: css({ colorPalette: 'product.blue' }),
  teal: css({ colorPalette: 'product.teal' }),
  purple: css({ colorPalette: 'product.purple' }),
  green: css({ colorPalette: 'product.green' }),
  orange: css({ colorPalette: 'product.orange' }),
  indigo: css({ colorPalette: 'product.indigo' }),
  slate: css({ colorPalette: 'product.slate' }),
};
