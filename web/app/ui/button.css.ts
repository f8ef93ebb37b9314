import { css, cx } from '~/styled-system/css';
import { button } from '~/styled-system/recipes';

const roomy = css({ minH: '12', h: 'auto', p: '2.5 1.375rem', textStyle: 'text.tight' });

export const primary = cx(button({ size: 'lg', variant: 'solid' }), roomy);
export const secondary = cx(button({ size: 'lg', variant: 'outline' }), roomy);
export const onInk = cx(
  button({ size: 'lg', variant: 'solid' }),
  roomy,
  css({ bg: 'white', color: 'ink', _hover: { bg: 'sky' } }),
);
export const outlineOnInk = cx(
  button({ size: 'lg', variant: 'outline' }),
  roomy,
  css({
    bg: 'transparent',
    color: 'white',
    borderColor: 'lineStrong',
    _hover: { bg: 'inkSoft', borderColor: 'white' },
  }),
);
export const textLink = css({
  flow: 'inline',
  gap: '2',
  fontWeight: '600',
  color: 'petrol',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  transition: 'color 150ms',
  _hover: { color: 'petrolDark', textDecoration: 'underline' },
  '& svg': { flexShrink: '0', transition: 'transform 150ms' },
  '&:hover svg': { transform: 'translateX(2px)' },
});
export const arrowAtEnd = css({
  display: 'inline-block!',
  '& svg': { display: 'inline-block', verticalAlign: '-0.2em', ml: '2' },
});
/** Keeps word and arrow together: browsers break before images even after a non-breaking space. */
export const lastWord = css({ whiteSpace: 'nowrap' });
export const actions = css({
  flow: 'wrap',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'center' },
  gap: '3 4',
  _print: { display: 'none' },
});
