import { css, cx } from '~/styled-system/css';

const heading = css.raw({ textStyle: 'title.prose' });

const elements = css({
  gridColumns: '1',
  '& > h2': { mt: '6', fontSize: 'proseTitle' },
  '& > h3': { mt: '4', textStyle: 'title.panel.heading' },
  '& > h4': { ...heading, mt: '2' },
  '& > h5': heading,
  '& > :is(h2, h3, h4):first-child': { mt: '0' },
  // Breaks long words instead of widening the page.
  '& :is(ul, ol)': { gridColumns: '1', gap: '2' },
  '& ol': { pl: '6', listStyleType: 'decimal' },
  '& ol > li::marker': { color: 'petrol', fontWeight: '650' },
  '& blockquote': { pl: '5', borderLeft: 'edge.teal', color: 'fg', gridColumns: '1', gap: '2' },
  '& [data-scrolls]': { overflowX: 'auto' },
  '& table': { w: 'full', borderCollapse: 'collapse', textStyle: 'small' },
  '& :is(th, td)': { p: '2 3', borderBottom: 'hairline', textAlign: 'start', verticalAlign: 'top' },
  '& th': { color: 'fg', fontWeight: '650' },
  '& ul > li': {
    position: 'relative',
    pl: '6',
    _before: {
      layerStyle: 'mark',
      left: '0.125rem',
      top: '0.6em',
      boxSize: '2',
      borderRadius: 'full',
      bg: 'teal',
      printColorAdjust: 'exact',
    },
  },
  '& strong': { color: 'fg', fontWeight: '650' },
  '& code': {
    p: '0.5 1.5',
    borderRadius: '4px',
    bg: 'sky',
    color: 'fg',
    fontSize: 'codeInText',
    overflowWrap: 'anywhere',
  },
  '& a': {
    color: 'petrol',
    fontWeight: '500',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    _hover: { color: 'petrolDark' },
  },
});

export const anchored = css({
  '& [data-anchor]': {
    ml: '2',
    color: 'fg.subtle',
    fontWeight: '500',
    textDecoration: 'none',
    opacity: '0',
    transition: 'opacity 150ms',
    _focusVisible: { opacity: '1' },
    '@media (hover: none)': { opacity: '1' },
    _print: { display: 'none' },
  },
  '& :is(h2, h3, h4):hover > [data-anchor]': { opacity: '1' },
});

const gaps = { narrow: css({ gap: '4' }), wide: css({ gap: '5' }) };

export const prose = { narrow: cx(elements, gaps.narrow), wide: cx(elements, gaps.wide) };
