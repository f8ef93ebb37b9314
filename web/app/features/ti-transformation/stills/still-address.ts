import { isLanguage, type Language } from 'contract/languages';
import { isPhase, PHASES, type Phase } from '~/features/ti-transformation/playback/phases';

const ADDRESS = /^\/stills\/([a-z]{2})\/phase-(\d)(-phone)?\.svg$/;

export interface StillPaths {
  wide: string;
  phone: string;
}

const pathsOf = (language: Language, phase: Phase): StillPaths => ({
  wide: `/stills/${language}/phase-${phase}.svg`,
  phone: `/stills/${language}/phase-${phase}-phone.svg`,
});

export const stillPaths = (language: Language) =>
  Object.fromEntries(PHASES.map((phase) => [phase, pathsOf(language, phase)])) as Record<Phase, StillPaths>;

export function readStillPath(pathname: string) {
  const [, language = '', number, phone] = ADDRESS.exec(pathname) ?? [];
  const phase = Number(number);
  if (!isLanguage(language) || !isPhase(phase)) return null;
  return { language, phase, isForPhones: phone !== undefined };
}
