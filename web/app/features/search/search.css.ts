import { css } from '~/styled-system/css';

export const intro = css({
  layerStyle: 'band.paper',
  borderBottom: 'hairline',
  py: { base: '28 10', lg: '36 16' },
});
export const lattice = css({ fade: '100deg 40% 95%', hideBelow: 'lg' });
export const hint = css({ mt: '3', textStyle: 'small.moderate', color: 'quiet' });

export const results = css({ py: { base: '10', lg: '14' }, minH: '20rem' });
export const layout = css({
  gap: '8 20',
  split: 'minmax(0, 46rem) 1fr',
  gridTemplateAreas: { base: '"count" "filter" "list"', lg: '"count filter" "list filter"' },
});
export const head = css({ gridArea: 'count' });
export const found = css({ gridArea: 'list' });
export const aside = css({ gridArea: 'filter', position: { lg: 'relative' } });
export const held = css({ position: { lg: 'sticky' }, top: { lg: '6.5rem' } });
export const asideTitle = css({ mb: '3', textStyle: 'small', letterSpacing: '0' });
export const filter = css({
  flow: 'wrap',
  flexDirection: { base: 'row', lg: 'column' },
  gap: { base: '2', lg: '0' },
});
const choice = css.raw({
  flow: 'bar',
  gap: '3',
  minH: '11',
  px: '3',
  textStyle: 'small.tight',
  border: 'hairline',
  borderRadius: { base: 'control', lg: '0' },
  lg: { borderWidth: 'rule.left', minH: '10', px: '4' },
});
export const choiceLink = css(choice, {
  color: 'petrol',
  fontWeight: '600',
  _hover: { bg: 'sky' },
  '&[aria-current]': { color: 'ink', borderColor: 'petrol', bg: 'sky' },
});
export const noChoice = css(choice, { color: 'quiet' });
export const number = css({ tabular: true, fontWeight: '500', color: 'quiet' });
export const asideTopics = css({ mt: '10', display: { base: 'none', lg: 'block' } });

export const start = css({ py: { base: '10', lg: '16' }, display: 'grid', rowGap: { base: '12', lg: '14' } });
export const startTitle = css({ mb: '5', textStyle: 'title.panel.snug' });
export const topics = css({ flow: 'wrap', gap: '2.5' });
export const topic = css({
  flow: 'inline',
  gap: '2',
  minH: '10',
  px: '3.5',
  textStyle: 'strong.tight',
  color: 'petrol',
  bg: 'white',
  border: 'hairline',
  borderRadius: 'full',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'petrol' },
  _before: { content: '""', boxSize: '7px', borderRadius: 'full', border: 'stroke.current' },
});
export const count = css({ textStyle: 'title.panel.snug', overflowWrap: 'anywhere' });
export const suggestion = css({ mt: '4', maxW: '60ch' });
export const suggestionActions = css({ mt: '6', flow: 'wrap', gap: '6' });
export const item = css({ py: '6', borderTop: 'hairline', _last: { borderBottom: 'hairline' } });
export const kind = css({
  display: 'inline-block',
  mb: '1.5',
  layerStyle: 'chip',
  // Visible only in forced colours, which drop backgrounds.
  border: 'hairline.hidden',
  bg: 'sky',
  color: 'petrol',
  textStyle: 'tag',
});
export const title = css({ textStyle: 'title.hit' });
export const link = css({
  color: 'petrol',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { color: 'petrolDark', textDecoration: 'underline' },
});
export const excerpt = css({ mt: '1.5', overflowWrap: 'anywhere' });
export const mark = css({ bg: 'signal.amberTint', color: 'ink', borderRadius: '3px', px: '0.5' });

export const foundQuestions = css({ minH: '6', mt: '3', textStyle: 'small', color: 'quiet' });
