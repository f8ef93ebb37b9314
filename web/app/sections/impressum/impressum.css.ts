import { css } from '~/styled-system/css';

export const page = css({ py: { base: '12', lg: '20' } });
export const notice = css({
  gridColumns: 'auto 1fr',
  gap: '4',
  bg: 'signal.amberTint',
  color: 'signal.amberDeep',
  border: 'hairline.warning',
  borderRadius: 'card',
  p: { base: '5', md: '6' },
  mb: { base: '10', lg: '14' },
  fontWeight: '600',
  lineHeight: 'easy',
  maxW: '56rem',
  '& svg': { mt: '0.1em' },
});
export const part = css({
  gap: '5 16',
  split: '0.6fr 1.4fr',
  py: { base: '8', lg: '10' },
  layerStyle: 'row',
});
export const title = css({ textStyle: 'title.legal' });
export const prose = css({ display: 'grid', gap: '4', maxW: '68ch' });
export const provider = css({ fontStyle: 'normal', color: 'ink', textStyle: 'large.loose', mb: '3' });
export const name = css({ fontWeight: '650' });
export const facts = css({ gridColumns: { base: '1', sm: '0.8fr 1.2fr' }, gap: '4 8', maxW: '44rem' });
export const fact = css({ display: 'contents' });
export const term = css({ textStyle: 'small', color: 'quiet', mb: { base: '-3', sm: '0' } });
export const value = css({ color: 'ink', fontWeight: '550', mb: { base: '2', sm: '0' } });
export const link = css({ layerStyle: 'link.strong' });
