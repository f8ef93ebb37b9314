import type { PageTexts } from '~/i18n/pages';

type AllTexts = PageTexts<'ti-stage'>;

/**
 * What is said around the picture, and the browser therefore needs. The words within the picture come with its labels, and
 * the story stands in the page.
 */
export type StageTexts = Pick<
  AllTexts,
  'audiences' | 'box' | 'boxes' | 'card' | 'experiments' | 'phases' | 'stage' | 'stops' | 'words'
>;

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
}: AllTexts): StageTexts {
  return { audiences, box, boxes, card, experiments, phases, stage, stops, words };
}
