import { css } from '~/styled-system/css';

export const below = css({
  mt: '6',
  gap: '6 12',
  alignItems: 'start',
  split: '1fr 1.15fr',
  '[data-full-screen] &': { display: 'none' },
});
export const card = css({ borderTop: 'edge.petrol', pt: '4' });
export const years = css({ color: 'petrol', textStyle: 'strong', tabular: true });
export const title = css({ mt: '1', textStyle: 'title.panel.heading' });
export const text = css({ mt: '2', maxW: '62ch', textStyle: 'text' });
export const meta = css({ mt: '3', flow: 'wrap', gap: '1 5', textStyle: 'caption', color: 'quiet' });
export const link = css({ layerStyle: 'link.source', textStyle: 'caption' });
export const hint = css({ mt: '3', textStyle: 'caption.moderate', color: 'quiet', maxW: '62ch' });
export const keys = css({ display: { base: 'none', lg: 'inline' } });

export const groups = css({
  display: 'grid',
  gap: '5 8',
  gridColumns: { base: '1', xl: '2' },
  '& > :first-child': { gridColumn: { xl: '1 / -1' } },
});
export const legend = css({ color: 'ink', fontWeight: '600', textStyle: 'text.compact', mb: '2' });
export const switches = css({ flow: 'wrap', gap: '2' });
const pressed = { bg: 'petrol', borderColor: 'petrol', color: 'white' } as const;
const switched = css.raw({
  minH: '10',
  p: '1.5 4',
  layerStyle: 'press',
  textStyle: 'strong.tight',
  borderRadius: 'full',
  '&[aria-pressed=true]': pressed,
  // Named once more: the hover of an unpressed button would leave white words on a light ground.
  '&[aria-pressed=true]:hover': { bg: 'petrolDark', borderColor: 'petrolDark', color: 'white' },
});
export const switchButton = css(switched);
export const wording = css(switched, { mt: '4' });
export const advice = css({
  textStyle: 'small.moderate',
  maxW: '80ch',
  _empty: { display: 'none' },
  mt: '2',
});
