import { css } from '~/styled-system/css';

export const notes = css({
  display: 'none',
  _print: {
    display: 'grid',
    gridColumns: '1fr 6fr',
    gap: '6',
    mt: '4',
    pt: '3',
    borderTop: 'dashes',
    breakInside: 'avoid',
  },
});
export const title = css({ color: 'petrol', textStyle: 'tag' });
export const parts = css({ gridColumns: '1.25fr 0.75fr 1.25fr', gap: '6' });
export const label = css({ color: 'quiet', textStyle: 'tag' });
export const text = css({ mt: '0.5', color: 'body', textStyle: 'note.close' });
