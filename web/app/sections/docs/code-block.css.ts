import { css } from '~/styled-system/css';

export const frame = css({ minW: '0', layerStyle: 'panel' });
export const bar = css({
  flow: 'bar',
  gap: '4',
  minH: '12',
  pl: '5',
  pr: '2',
  borderBottom: 'hairline.onInk',
  textStyle: 'caption',
});
export const title = css({ fontWeight: '600', color: 'white' });
export const copy = css({
  flow: 'inline',
  minH: '9',
  px: '3',
  borderRadius: 'control',
  color: 'sky',
  fontWeight: '600',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  _hover: { bg: 'inkSoft', color: 'white' },
  _print: { display: 'none' },
});
export const label = css({ flow: 'inline', gap: '2', '&[hidden]': { display: 'none' } });
export const code = css({
  p: '4 5',
  layerStyle: 'code',
  textStyle: 'caption.loose',
  tabSize: '2',
  outlineOffset: '-4px!',
});
const onPaper = { _print: { color: 'ink' } } as const;
export const parts = {
  plain: css({ color: 'sky' }),
  name: css({ color: 'accent.teal.soft', ...onPaper }),
  text: css({ color: 'accent.orange.soft', ...onPaper }),
  value: css({ color: 'accent.purple.soft', ...onPaper }),
};
