import type { PageTexts } from '~/i18n/pages';

export type StageTexts = ReturnType<typeof stageTexts>;

export function stageTexts({
  audiences,
  box,
  boxes,
  card,
  experiments,
  journeys,
  phases,
  stage,
  stops,
  words,
}: PageTexts<'ti-stage'>) {
  return { audiences, box, boxes, card, experiments, journeys, phases, stage, stops, words };
}
