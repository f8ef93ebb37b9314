import { tokens } from '~/theme/tokens';

const { accent, signal, ink, body, line, paper, sky, white } = tokens.colors;

/** The colours of the picture by the names of its variables; the style sheet of the stage says the same. */
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
