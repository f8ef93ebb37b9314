import { css } from '~/styled-system/css';

/** As tall as `--banner-height` in theme/global-css.ts says, whatever the texts: footer, focus and toasts keep clear of it. */
export const banner = css({
  position: 'fixed',
  insetX: '0',
  bottom: '0',
  zIndex: 'banner',
  h: 'var(--banner-height)',
  bg: 'white',
  color: 'quiet',
  borderTop: '1px solid {colors.line}',
  fontSize: '0.8125rem',
  lineHeight: '1.4',
  '@media print': { display: 'none' },
});
/**
 * One line. What has no room in it is reached by scrolling: by touch, or by the arrow keys from the button. What stands in
 * it says itself that it does not break: `text-wrap` of paragraphs and items sets that anew.
 */
export const row = css({
  h: 'full',
  // The end brings its own room, so that nothing of the line shows beside it.
  pr: { base: '0', md: '0' },
  display: 'grid',
  gridTemplateColumns: { base: 'auto auto 1fr', md: 'auto 1fr', xl: 'auto auto 1fr' },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '6',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});
export const claims = css({ display: 'flex', alignItems: 'center', listStyle: 'none', color: 'ink' });
/** Nodes on one line, as everywhere on the site. */
export const claim = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  whiteSpace: 'nowrap',
  fontWeight: '600',
  '& svg': { flex: 'none', color: 'petrol' },
  '& + &': {
    _before: { content: '""', w: { base: '3', lg: '4' }, mx: '1', borderTop: '1.5px solid {colors.line}' },
  },
});
export const tagline = css({
  whiteSpace: 'nowrap',
  gridRow: { md: '2', xl: 'auto' },
  gridColumn: { md: '1', xl: 'auto' },
});
/** Stays at the edge while the line is scrolled under it. */
export const end = css({
  position: 'sticky',
  right: '0',
  justifySelf: 'end',
  gridRow: { md: '1 / span 2', xl: 'auto' },
  gridColumn: { md: '2', xl: 'auto' },
  pl: '6',
  pr: { base: '3', md: '6' },
  bgGradient: 'linear-gradient(90deg, transparent, {colors.white} 1.25rem)',
  '@media (forced-colors: active)': { bg: 'Canvas' },
});
export const close = css({
  display: 'grid',
  placeItems: 'center',
  w: '9',
  h: '9',
  borderRadius: 'control',
  color: 'ink',
  cursor: 'pointer',
  _hover: { bg: 'sky' },
});
