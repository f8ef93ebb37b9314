import { css } from '~/styled-system/css';

/** `--banner-height` (theme/global-css.ts) keeps footer, focus and toasts clear; only enlarged text exceeds it. */
export const banner = css({
  position: 'fixed',
  insetX: '0',
  bottom: '0',
  zIndex: 'banner',
  minH: 'var(--banner-height)',
  maxH: '50dvh',
  overflowY: 'auto',
  display: 'grid',
  '&[hidden]': { display: 'none' },
  alignItems: 'center',
  bg: 'white',
  color: 'quiet',
  borderTop: 'hairline',
  textStyle: 'fluid.banner',
  _print: { display: 'none' },
});
export const row = css({
  alignItems: 'center',
  gap: { base: '0.5 3', md: '0 6' },
  gridColumns: { base: '1fr auto', xl: 'auto 1fr auto' },
  gridTemplateAreas: {
    base: '"claims close" "tagline tagline"',
    md: '"claims close" "tagline close"',
    xl: '"claims tagline close"',
  },
});
export const claims = css({
  gridArea: 'claims',
  flow: 'cluster',
  columnGap: { base: '2', md: '0' },
  color: 'ink',
});
export const claim = css({
  flow: 'inline',
  gap: { base: '1', md: '1.5' },
  whiteSpace: 'nowrap',
  fontWeight: '600',
  '& svg': { flex: 'none', w: { base: '13px', md: '15px' }, h: 'auto', color: 'petrol' },
  '& + &': {
    md: { _before: { content: '""', w: { base: '3', lg: '4' }, mx: '1', borderTop: 'stroke.soft' } },
  },
});
/** Reaches into the margin: the German tagline would need a third line at 320 px. */
export const tagline = css({ gridArea: 'tagline', mr: { base: '-2', md: '0' }, textWrap: 'balance' });
export const close = css({ gridArea: 'close', layerStyle: 'tool', boxSize: '9', color: 'ink' });
