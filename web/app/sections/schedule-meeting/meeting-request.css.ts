import { css } from '~/styled-system/css';

export const page = css({ bg: 'paper', py: { base: '24 16', lg: '32 28' } });
export const layout = css({ gap: { base: '10', lg: '20' }, alignItems: 'start', split: '0.85fr 1.15fr' });
export const text = css({ lg: { layerStyle: 'held' } });
export const title = css({ textStyle: 'title.meeting' });

export const steps = css({ mt: { base: '8', lg: '12' } });
export const step = css({
  position: 'relative',
  pl: '9',
  '& + &': { mt: { base: '5', lg: '7' } },
  _before: { layerStyle: 'node', top: '0.3125rem', boxSize: '4', border: 'stroke.bright', bg: 'paper' },
  '&:last-child::before': { bg: 'tealBright', boxShadow: '0 0 0 4px {colors.sky}' },
  '&:not(:last-child)::after': {
    layerStyle: 'mark',
    left: '7px',
    top: 'calc(0.3125rem + 1rem + 5px)',
    bottom: { base: 'calc(-1.25rem + 0.3125rem - 5px)', lg: 'calc(-1.75rem + 0.3125rem - 5px)' },
    borderLeft: 'stroke',
  },
  _highContrast: { '&:last-child::before': { bg: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const stepTitle = css({ textStyle: 'title.small.moderate' });
export const stepText = css({ mt: '0.5', maxW: '42ch', lineHeight: 'easy' });
