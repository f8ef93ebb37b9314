export const QUIET_DANGER = {
  variant: 'ghost',
  colorPalette: 'red',
  color: 'fg.muted',
  _hover: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
  _focusVisible: { color: 'colorPalette.fg' },
} as const;
