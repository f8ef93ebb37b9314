import type { Language } from 'contract/languages';
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

const labelsIn = new Map<Language, StageData['labels']>();

function labelsFor(language: Language): StageData['labels'] {
  const known = labelsIn.get(language);
  if (known) return known;
  const both = (wording: Wording) => ({
    desktop: sceneLabels(language, 'desktop', wording),
    phone: sceneLabels(language, 'phone', wording),
  });
  const labels = { official: both('official'), plain: both('plain') };
  labelsIn.set(language, labels);
  return labels;
}

/** Breaks lines on the server, which knows the widths of letters. */
export function stageData(language: Language, url: URL): StageData {
  return { phase: phaseIn(url), labels: labelsFor(language) };
}
