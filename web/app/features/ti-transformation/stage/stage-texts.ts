import type { PageTexts } from '~/i18n/pages';

export type StageTexts = ReturnType<typeof stageTexts>;

/**
 * What is said around the picture, and the browser therefore needs. The words within the picture come with its labels, and
 * the story stands in the page.
 */
export function stageTexts({
  audiences,
  box,
  boxes,
  card,
  experiments,
  phases,
  stage,
  stops,
  words,
}: PageTexts<'ti-stage'>) {
  return { audiences, box, boxes, card, experiments, phases, stage, stops, words };
}
