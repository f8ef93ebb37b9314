import { css } from '~/styled-system/css';

const button = css.raw({
  minH: '8',
  px: '2.5',
  border: 'hairline.strong',
  borderRadius: 'control',
  bg: 'white',
  color: 'petrol',
  textStyle: 'tag.compact',
  cursor: 'pointer',
  _hover: { bg: 'sky' },
  '&[aria-disabled]': { color: 'fg.subtle', cursor: 'default', bg: 'white' },
});

/** How much smaller a frame is shown than it is wide; the tools keep their size. */
export const UNSCALED = '--unscaled';
const unscaled = `var(${UNSCALED}, 1)`;

export const page = css({
  '& [data-block]': { position: 'relative', pt: `calc(3.25rem * ${unscaled})!` },
  '& [data-block]:is(:hover, :focus-within)': {
    outline: '2px dashed token(colors.petrol)',
    outlineOffset: '-2px',
  },
});
export const tools = css({
  zoom: unscaled,
  position: 'absolute',
  top: '0',
  right: '0',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '1',
  p: '1',
  '& button': button,
});
export const name = css({
  px: '2',
  py: '1',
  borderRadius: 'control',
  bg: 'petrol',
  color: 'white',
  textStyle: 'tag.compact',
});
export const first = css({
  zoom: unscaled,
  display: 'flex',
  justifyContent: 'center',
  p: '2',
  bg: 'paper',
  '& button': button,
});
export const kinds = css({
  zoom: unscaled,
  m: 'auto',
  p: '4',
  w: 'min(24rem, 92vw)',
  border: 'hairline.strong',
  borderRadius: 'card',
  bg: 'white',
  color: 'ink',
  '&:popover-open': { display: 'grid', gap: '2', gridTemplateColumns: '1fr 1fr' },
  '& strong': { gridColumn: '1 / -1' },
  '& button': button,
});
export const close = css({ gridColumn: '1 / -1' });
export const status = css({ srOnly: true });
