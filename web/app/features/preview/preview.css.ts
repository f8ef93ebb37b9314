import { css } from '~/styled-system/css';

/** The navigation floats above the first thing on a page. */
const BELOW_NAVIGATION = { base: '4rem', lg: '4.5rem' };

/** The line is drawn above all that the section holds, and lets clicks through. */
export const marked = css({
  position: 'relative',
  outline: 'none',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    border: '2px solid {colors.petrol}',
    pointerEvents: 'none',
  },
  _first: {
    '& > p': { top: BELOW_NAVIGATION },
    _after: { top: BELOW_NAVIGATION },
  },
});
export const label = css({
  position: 'absolute',
  top: '0',
  left: '0',
  zIndex: '2',
  px: '3',
  py: '1',
  bg: 'petrol',
  color: 'white',
  fontSize: '0.8125rem',
  fontWeight: '600',
  lineHeight: '1.4',
  borderBottomRightRadius: 'control',
  pointerEvents: 'none',
});
