import { css, cx } from '~/styled-system/css';
import { button } from '~/styled-system/recipes';

export const drawer = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  m: '0',
  p: '0',
  w: 'full',
  maxW: '20rem',
  h: '100dvh',
  maxH: 'none',
  border: '0',
  bg: 'white',
  color: 'ink',
  boxShadow: 'float',
  overscrollBehavior: 'contain',
  translate: '100%',
  transition: 'translate 300ms, overlay 300ms allow-discrete, display 300ms allow-discrete',
  transitionTimingFunction: 'entrance',
  _open: { translate: '0' },
  '&::backdrop': {
    bg: 'rgba(0, 0, 0, 0.48)',
    opacity: '0',
    transition: 'opacity 300ms, overlay 300ms allow-discrete, display 300ms allow-discrete',
  },
  '&[open]::backdrop': { opacity: '1' },
  '@starting-style': { '&[open]': { translate: '100%' }, '&[open]::backdrop': { opacity: '0' } },
});
/** Fills the dialog, so that only a press beside it hits the dialog itself. */
export const content = css({ position: 'relative', minH: 'full', px: '6', pb: '4' });
export const title = css({
  py: '6',
  textStyle: 'large',
  lineHeight: 'drawer',
  fontFamily: 'body',
  fontWeight: '600',
  letterSpacing: '0',
});
export const items = css({ flow: 'column', gap: '1', mb: '6' });
export const item = cx(
  button({ size: 'xl', variant: 'ghost' }),
  css({
    w: 'full',
    px: '3',
    justifyContent: 'flex-start',
    color: 'ink',
    // A line, because forced colours drop backgrounds.
    '&[aria-current]': { borderLeft: 'edge.petrol', borderLeftRadius: '0', pl: '[calc(0.75rem - 2px)]' },
  }),
);
export const products = css({ gridColumns: 'auto 1fr', ml: '4', pl: '3', borderLeft: 'hairline' });
export const product = cx(
  button({ size: 'md', variant: 'ghost' }),
  css({
    w: 'full',
    minH: '10',
    px: '2',
    justifyContent: 'flex-start',
    whiteSpace: 'nowrap',
    fontWeight: '500',
    color: 'body',
    _currentPage: { color: 'petrol', textDecoration: 'underline' },
  }),
);
export const contact = cx(button({ size: 'xl' }), css({ w: 'full' }));
export const close = cx(
  button({ size: 'lg', variant: 'ghost' }),
  css({ position: 'absolute', top: '3', right: '2', px: '0', color: 'ink' }),
);
