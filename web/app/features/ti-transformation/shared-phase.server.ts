import type { Language } from 'contract/languages';
import { fill } from '~/i18n/fill';
import { textsFor } from '~/i18n/texts.server';
import { isPhase, type Phase } from './playback/phases';

export const PHASE_PAGE = '/ti-transformation';

const variantOf = (phase: Phase) => `phase-${phase}`;

/** Returns null for a path that is not the share image of a phase. */
export function phaseShared(path: string): Phase | null {
  const [, number] = /^\/ti-transformation\/phase-(\d)$/.exec(path) ?? [];
  const phase = Number(number);
  return isPhase(phase) ? phase : null;
}

export function sharedPhase(language: Language, phase: Phase) {
  const { 'ti-stage': texts } = textsFor(language, 'ti-stage');
  return {
    title: fill(texts.stage.phase, { number: phase, name: texts.phases[phase].name }),
    text: texts.phases[phase].text,
    variant: variantOf(phase),
    path: `${PHASE_PAGE}?phase=${phase}`,
  };
}
