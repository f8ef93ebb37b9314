import { isPhase, type Phase } from './playback/phases';

export function phaseIn(url: URL): Phase | null {
  const asked = url.searchParams.get('phase');
  const number = asked !== null && /^\d$/.test(asked) ? Number(asked) : 0;
  return isPhase(number) ? number : null;
}
