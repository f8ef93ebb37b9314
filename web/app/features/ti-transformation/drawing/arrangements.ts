import { FIRST_PHASE, type Phase } from '~/features/ti-transformation/playback/phases';

/** The picture for wide windows, and three for narrow ones, each of the zones that its phases are about. */
export const ARRANGEMENTS = ['desktop', 'phoneOld', 'phoneBoth', 'phoneNew'] as const;
export type ArrangementName = (typeof ARRANGEMENTS)[number];

const ON_PHONES: Record<Phase, ArrangementName> = {
  1: 'phoneOld',
  2: 'phoneOld',
  3: 'phoneBoth',
  4: 'phoneNew',
};

/** @param phase null before the start */
export const phoneArrangement = (phase: Phase | null): ArrangementName => ON_PHONES[phase ?? FIRST_PHASE];

/** Window width below which the phone's arrangements apply; the same as `lg` in the style sheet. */
export const PHONE_BELOW = 1024;
