import { css } from '~/styled-system/css';

export const layout = css({
  display: 'grid',
  flex: '1',
  minH: '0',
  alignContent: 'center',
  gap: '2',
  px: '4',
  _roomy: { gridTemplateColumns: '1.1fr 1fr', gap: '6', p: '5', alignContent: 'stretch' },
});
export const wallet = css({ flow: 'column' });
export const behind = css({
  display: 'none',
  _roomy: {
    display: 'block',
    mx: '3',
    px: '4',
    py: '2.5',
    border: 'hairline.palette',
    borderBottom: 'none',
    borderRadius: '12px 12px 0 0',
    color: 'quiet',
  },
});
export const card = css({
  display: 'grid',
  gap: '1',
  p: '2.5 4',
  bg: 'colorPalette.subtle',
  border: 'hairline.palette',
  borderRadius: '12px',
  _roomy: { flex: '1', p: '5', alignContent: 'space-between' },
});
export const title = css({
  display: 'block',
  color: 'ink',
  textStyle: 'body.tight',
  fontWeight: '650',
  _roomy: { textStyle: 'headline.tight', mt: '1' },
});
export const facts = css({
  flow: 'spread',
  flexWrap: 'wrap',
  gap: '0 3',
  _roomy: { display: 'grid', gap: '1' },
});
export const proof = css({ display: 'grid', alignContent: 'start' });
export const checks = css({ _roomy: { mt: '3' } });
export const check = css({
  flow: 'row',
  gap: '2.5',
  h: '8',
  borderTop: 'hairline',
  _roomy: { h: '10' },
});
export const code = css({
  display: 'none',
  _roomy: { display: 'grid', gridTemplateColumns: '6rem 1fr', gap: '4', alignItems: 'end', mt: '6' },
  '& svg': { boxSize: '6rem', color: 'ink', shapeRendering: 'crispEdges' },
});
