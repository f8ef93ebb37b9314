import { css } from '~/styled-system/css';

export const header = css({
  position: 'fixed',
  insetX: '0',
  top: '0',
  zIndex: 'sticky',
  borderBottom: '1px solid transparent',
  bg: 'color-mix(in srgb, {colors.paper} 72%, transparent)',
  backdropFilter: 'blur(10px)',
  transition: 'background-color 150ms, border-color 150ms',
  '&[data-scrolled]': { bg: 'rgba(255, 255, 255, 0.97)', borderColor: 'line' },
  // Without scripts there is no menu to fold the entries into, and a tall bar must not lie over the page.
  '@media (scripting: none)': { position: 'static' },
  '@media print': { display: 'none' },
});
export const bar = css({
  '& > a': { display: 'flex' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6',
  minH: { base: '4rem', lg: '4.5rem' },
  '@media (scripting: none)': { flexWrap: 'wrap', py: '3' },
});
export const items = css({
  display: { base: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: { lg: '6', xl: '8' },
  listStyle: 'none',
  '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
});
export const item = css({
  display: 'block',
  py: '2',
  fontSize: '0.9688rem',
  fontWeight: '550',
  color: 'ink',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '0.4em',
  transition: 'color 150ms',
  _hover: { color: 'petrol', textDecoration: 'underline' },
});
export const tools = css({ display: 'flex', alignItems: 'center', gap: '1', mr: { base: '-2', lg: '0' } });
export const scriptTools = css({ display: 'flex', alignItems: 'center', gap: '1' });
export const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minW: '11',
  h: '11',
  px: '2.5',
  borderRadius: 'control',
  fontSize: '0.9375rem',
  fontWeight: '600',
  color: 'ink',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  _hover: { bg: 'sky' },
  '&[aria-expanded=true]': { bg: 'sky' },
});
export const code = css({ display: { base: 'none', sm: 'inline' } });
export const menuTool = css({ display: { base: 'inline-flex', lg: 'none' } });
/** On the narrowest screens the mobile menu has it; without scripts there is no such menu. */
export const searchTool = css({ '@media (max-width: 359px) and (scripting: enabled)': { display: 'none' } });
