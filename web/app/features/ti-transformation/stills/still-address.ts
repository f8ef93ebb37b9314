import { isLanguage, type Language } from 'contract/languages';
import { isPhase, PHASES, type Phase } from '~/features/ti-transformation/playback/phases';

const ADDRESS = /^\/stills\/([a-z]{2})\/phase-(\d)\.svg$/;

export const stillPath = (language: Language, phase: Phase) => `/stills/${language}/phase-${phase}.svg`;

export const stillPaths = (language: Language) =>
  Object.fromEntries(PHASES.map((phase) => [phase, stillPath(language, phase)])) as Record<Phase, string>;

export function readStillPath(pathname: string): { language: Language; phase: Phase } | null {
  const [, language = '', number] = ADDRESS.exec(pathname) ?? [];
  const phase = Number(number);
  return isLanguage(language) && isPhase(phase) ? { language, phase } : null;
}
