import { css } from '~/styled-system/css';

export const grid = css({ gap: { base: '0!', md: '6!' }, borderTop: { base: 'hairline', md: 'none' } });
export const card = css({
  flexDirection: { base: 'row!', md: 'column!' },
  gap: { base: '3', md: '0' },
  py: { base: '3.5', md: '0' },
  border: { base: '0!', md: 'hairline!' },
  borderBottom: { base: 'hairline!' },
  borderRadius: { base: '0!', md: 'card!' },
  _hover: { md: { borderColor: 'colorPalette.solid!' } },
});
export const picture = css({
  bg: 'colorPalette.subtle',
  flexShrink: '0',
  alignSelf: { base: 'flex-start', md: 'stretch' },
  w: { base: '5.5rem', md: 'auto' },
  borderRadius: { base: 'control', md: '0' },
  borderBottom: { md: 'hairline' },
  p: { base: '3 1.5', md: '4 10' },
  '& svg': { maxH: '9.5rem' },
});
export const body = css({
  flex: '1',
  minW: '0',
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  alignItems: { base: 'center', md: 'stretch' },
  gap: { base: '1', md: '0' },
  p: { base: '0', md: '6' },
});
export const words = css({
  flex: '1',
  minW: '0',
  display: { base: 'flex', md: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
});
export const top = css({ order: { base: '1', md: '0' }, flow: 'bar', gap: '3', mb: { md: '4' } });
export const description = css({
  order: { base: '2', md: '0' },
  w: { base: 'full', md: 'auto' },
  mt: { base: '1.5', md: '2' },
  textStyle: 'fluid.copyOfCard',
  lineClamp: { base: '2', md: 'none' },
  // Words as long as "Telematikinfrastruktur" leave half of a line empty, and evened lines all of them.
  textWrap: 'wrap',
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});
export const replaced = css({ hideBelow: 'md' });
export const line = css({ order: '2', w: 'full', mt: '1', textStyle: 'small.close', hideFrom: 'md' });
export const icon = css({
  display: { base: 'none', md: 'grid' },
  flexShrink: '0',
  color: 'colorPalette.solid',
});
export const features = css({
  display: { base: 'none', md: 'grid' },
  gap: '2',
  my: '4 6',
  textStyle: 'small',
});
export const feature = css({
  gridColumns: '1.25rem 1fr',
  gap: '2.5',
  lineHeight: 'close',
  '& svg': { mt: '0.2em', color: 'colorPalette.solid' },
});
export const cover = css({
  mt: { md: 'auto' },
  fontSize: { base: 'signAlone', md: 'body' },
  color: 'colorPalette.fg!',
});
