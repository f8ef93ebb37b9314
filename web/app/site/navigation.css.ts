import { css, cx } from '~/styled-system/css';
import { button } from '~/styled-system/recipes';

const LINE = { _after: { layerStyle: 'mark', insetX: '0', bottom: '0.5', borderBottom: 'rule.petrol' } };

export const header = css({
  position: 'fixed',
  insetX: '0',
  top: '0',
  zIndex: 'sticky',
  borderBottom: 'hairline.hidden',
  bg: 'color-mix(in srgb, {colors.paper} 72%, transparent)',
  backdropFilter: 'blur(10px)',
  transition: 'background-color 150ms, border-color 150ms',
  '&[data-scrolled]': { bg: 'rgba(255, 255, 255, 0.97)', borderColor: 'line' },
  // Keeps the page from shining through between bar and panel.
  '&:has([data-panel][aria-expanded=true])': { bg: 'white', borderColor: 'line' },
  // Without scripts the entries cannot fold into a menu, and a tall bar must not cover the page.
  _noscript: { position: 'static' },
  _print: { display: 'none' },
});
export const bar = css({
  '& > a': { display: 'flex' },
  flow: 'bar',
  gap: '6',
  minH: { base: '4rem', lg: '4.5rem' },
  _noscript: { flexWrap: 'wrap', py: '3' },
});
export const items = css({
  display: { base: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: { lg: '5', xl: '7' },
  _noscript: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
});
export const item = css({
  position: 'relative',
  display: 'block',
  py: '2',
  fontSize: 'bar',
  fontWeight: '550',
  color: 'ink',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '0.4em',
  transition: 'color 150ms',
  _hover: { color: 'petrol', textDecoration: 'underline' },
  // A border remains in forced colours.
  _currentPage: { textDecoration: 'none', ...LINE },
  '&[aria-current=true]': { textDecoration: 'none', ...LINE },
});
/** Not positioned, because the panel hangs from the whole bar. */
export const solutions = css({ flow: 'row' });
export const disclosure = css({
  layerStyle: 'tool',
  w: '6',
  h: '9',
  ml: '1',
  mr: '-1',
  color: 'ink',
  transition: 'background-color 150ms',
  '& svg': { transition: 'transform 150ms' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
export const panel = css({
  position: 'absolute',
  insetX: '0',
  top: '100%',
  maxH: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  bg: 'white',
  borderBottom: 'hairline',
  boxShadow: 'float',
});
export const schedule = cx(
  button({ size: 'md', variant: 'outline' }),
  css({ display: { base: 'none', xl: 'inline-flex' }, ml: '2', textStyle: 'small', whiteSpace: 'nowrap' }),
);
export const tools = css({ flow: 'row', gap: '1', mr: { base: '-2', lg: '0' } });
export const scriptTools = css({ flow: 'row', gap: '1' });
export const tool = css({
  flow: 'inline',
  justifyContent: 'center',
  gap: '2',
  minW: '11',
  h: '11',
  px: '2.5',
  borderRadius: 'control',
  textStyle: 'strong',
  color: 'ink',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  _hover: { bg: 'sky' },
  '&[aria-expanded=true]': { bg: 'sky' },
});
export const code = css({ display: { base: 'none', sm: 'inline' } });
export const menuTool = css({ display: { base: 'inline-flex', lg: 'none' } });
/** The narrowest screens have it in the mobile menu, which needs scripts. */
export const searchTool = css({ '@media (max-width: 359px) and (scripting: enabled)': { display: 'none' } });
