import type { Language } from 'contract/languages';
import { oncePerEdition } from '~/i18n/edition.server';
import type { SceneLabels } from './drawing/labels';
import { sceneLabels, type Wording } from './drawing/labels.server';
import type { LayoutName } from './drawing/layouts';
import { isPhase, type Phase } from './playback/phases';

export interface StageData {
  phase: Phase | null;
  labels: Record<Wording, Record<LayoutName, SceneLabels>>;
}

export function phaseIn(url: URL): Phase | null {
  const asked = url.searchParams.get('phase');
  const number = asked !== null && /^\d$/.test(asked) ? Number(asked) : 0;
  return isPhase(number) ? number : null;
}

const labelsFor = oncePerEdition((language: Language): StageData['labels'] => {
  const both = (wording: Wording) => ({
    desktop: sceneLabels(language, 'desktop', wording),
    phone: sceneLabels(language, 'phone', wording),
  });
  return { official: both('official'), plain: both('plain') };
});

/** Breaks lines on the server, which knows the widths of letters. */
export function stageData(language: Language, url: URL): StageData {
  return { phase: phaseIn(url), labels: labelsFor(language) };
}
