import { css } from '~/styled-system/css';

export const layout = css({ gap: { base: '6', md: '10', lg: '20' }, split: '1.15fr 0.85fr' });
export const prose = css({ mt: { base: '3', md: '6' }, maxW: '64ch', textStyle: 'fluid.copyOfAbout' });
export const description = css({
  mt: { base: '4', md: '5' },
  textStyle: 'fluid.leadOfAbout',
  color: 'fg',
  maxW: '60ch',
});
/** Lets portrait pictures measure how wide landscape ones are. */
export const photos = css({ containerType: 'inline-size' });
const photoBase = css.raw({ mt: '8', borderRadius: 'card', border: 'hairline', w: 'full', h: 'auto' });
export const photo = {
  landscape: css(photoBase),
  /** At most as high as a landscape picture is wide, beyond the width of phones. */
  portrait: css(photoBase, { md: { w: 'auto', h: 'min(100cqi, 40.25rem)' } }),
};
export const partners = css({ lg: { borderLeft: 'hairline', pl: '12', alignSelf: 'start' } });
export const partnersTitle = css({ fontSize: 'part', mb: { base: '3', lg: '6' } });
export const partner = css({
  position: 'relative',
  pl: { base: '9', lg: '12' },
  '&:not(:last-child)': { pb: { base: '4', lg: '8' } },
});
export const mark = css({
  position: 'absolute',
  left: '0',
  top: '0',
  boxSize: '6',
  borderRadius: 'full',
  border: 'stroke.petrol',
  bg: 'white',
  _after: { layerStyle: 'mark', inset: '6px', borderRadius: 'full', bg: 'tealBright' },
});
export const text = css({ mt: { base: '0.5', lg: '1.5' }, textStyle: 'fluid.copy' });
