import { tokens } from '~/theme/tokens';

const { accent, signal, ink, body, line, paper, sky, white } = tokens.colors;

/** Colours by variable name, the same as in the stage's style sheet (picture.css.ts). */
export const SCENE_COLORS: Readonly<Record<string, string>> = {
  ink: ink.value,
  body: body.value,
  line: line.value,
  paper: paper.value,
  sky: sky.value,
  white: white.value,
  old: accent.slate.solid.value,
  'old-tint': accent.slate.tint.value,
  'old-soft': accent.slate.soft.value,
  new: accent.teal.solid.value,
  'new-tint': accent.teal.tint.value,
  'new-deep': accent.teal.deep.value,
  warn: signal.amber.value,
  'warn-deep': signal.amberDeep.value,
  'warn-tint': signal.amberTint.value,
  bad: signal.red.value,
};
