import { css } from '~/styled-system/css';

const bone = css.raw({ bg: 'line', borderRadius: 'control' });

export const page = css({ py: { base: '32 16', lg: '40 28' }, bg: 'paper' });
export const title = css(bone, { h: '12', w: '60%', maxW: '24rem', mb: { base: '10', lg: '14' } });
export const card = css({
  h: '28rem',
  layerStyle: 'card',
  backgroundImage: [
    'linear-gradient({colors.sky}, {colors.sky})',
    'linear-gradient({colors.line}, {colors.line})',
    'linear-gradient({colors.line}, {colors.line})',
    'linear-gradient({colors.line}, {colors.line})',
  ].join(','),
  backgroundSize: '100% 12rem, 70% 1.25rem, calc(100% - 3rem) 0.75rem, 55% 0.75rem',
  backgroundPosition: '0 0, 1.5rem 14.5rem, 1.5rem 17rem, 1.5rem 18.5rem',
  backgroundRepeat: 'no-repeat',
});
