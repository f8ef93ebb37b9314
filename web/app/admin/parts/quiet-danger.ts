/** A button that deletes and stands in every row: red only once somebody turns to it, the question before it is red too. */
export const QUIET_DANGER = {
  variant: 'ghost',
  colorPalette: 'red',
  color: 'fg.muted',
  _hover: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
  _focusVisible: { color: 'colorPalette.fg' },
} as const;
