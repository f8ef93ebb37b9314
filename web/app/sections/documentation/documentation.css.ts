import { css } from '~/styled-system/css';

/** Hides the drawing where it would stand below the title and push the index off the screen. */
export const picture = css({
  colorPalette: 'product.teal',
  display: { base: 'none', lg: 'block' },
  justifySelf: 'end',
  w: 'full',
  maxW: '22rem',
  position: 'relative',
  bg: 'paper',
  boxShadow: '0 0 1.5rem 1.5rem {colors.paper}',
  _print: { display: 'none' },
});

export const part = css({ '& + &': { pt: '0' } });
export const list = css({ borderTop: 'hairline.strong' });
export const resource = css({
  position: 'relative',
  gridColumns: { base: '1', md: '1fr auto', lg: '12rem 1fr auto' },
  gap: '2 8',
  alignItems: 'baseline',
  py: { base: '5', lg: '6' },
  layerStyle: 'row.closed',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
});
export const kind = css({
  flow: 'baseline',
  gap: '2.5',
  textStyle: 'strong',
  color: 'colorPalette.fg',
  gridColumn: { md: '1 / -1', lg: 'auto' },
  _before: { content: '""', boxSize: '2.5', flexShrink: '0', borderRadius: 'full', border: 'stroke.palette' },
});
export const words = css({ gridColumn: { lg: '2' } });
export const text = css({ mt: '1', lineHeight: 'easy', maxW: '62ch' });
export const action = css({ whiteSpace: 'nowrap', _after: { layerStyle: 'mark', inset: '0' } });
export const facts = css({ display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' });

export const ways = css({ split: '2', rowGap: '10', _print: { display: 'none' } });
export const way = css({
  flow: 'column',
  alignItems: 'start',
  pr: { lg: '12' },
  '& + &': {
    pt: { base: '10', lg: '0' },
    borderTop: { base: 'hairline', lg: '0' },
    pr: '0',
    pl: { lg: '12' },
    borderLeft: { lg: 'hairline' },
  },
});
export const wayText = css({ my: '2 6', maxW: '52ch' });
export const wayAction = css({ mt: 'auto' });
export const questions = css({ mt: '10' });
