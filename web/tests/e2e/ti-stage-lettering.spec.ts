import { LANGUAGE_CODES } from 'contract/languages';
import { type ArrangementName, phoneArrangement } from '~/features/ti-transformation/drawing/arrangements';
import { BEFORE_START, type Moment, valueAt } from '~/features/ti-transformation/drawing/choreography';
import type { Part } from '~/features/ti-transformation/drawing/parts';
import { PHASES } from '~/features/ti-transformation/playback/phases';
import { EXCURSION_KEYS, EXCURSIONS } from '~/features/ti-transformation/playback/playback';
import { copy } from './support/copy';
import { type Collision, collisionsIn, type Parts } from './support/lettering';
import { expect, test } from './support/site-test';
import { button, openStopped, PAGE, PHASE_MS } from './support/ti-stage';

const STEP_MS = 100;
const every = (until: number) => Array.from({ length: until / STEP_MS + 1 }, (_, index) => index * STEP_MS);

const ALL_MOMENTS: Moment[] = [
  BEFORE_START,
  ...PHASES.flatMap((phase) => every(PHASE_MS).map((elapsed) => ({ phase, elapsed, excursion: null }))),
  ...EXCURSION_KEYS.flatMap((excursion) =>
    every(EXCURSIONS[excursion].ms).map((elapsed) => ({
      phase: EXCURSIONS[excursion].phase,
      elapsed,
      excursion,
    })),
  ),
];

/** The drawings, each with a phase in which it is shown. */
const SHOWN = [
  { width: 1280, phase: 1, arrangement: 'desktop' },
  { width: 360, phase: 1, arrangement: phoneArrangement(1) },
  { width: 360, phase: 3, arrangement: phoneArrangement(3) },
  { width: 360, phase: 4, arrangement: phoneArrangement(4) },
] as const;

const momentsOf = (arrangement: ArrangementName) =>
  ALL_MOMENTS.filter(({ phase }) => arrangement === 'desktop' || phoneArrangement(phase) === arrangement);

const opacityOf = (parts: Parts, moment: Moment) =>
  parts.reduce((opacity, part) => opacity * valueAt(moment, part as Part, 'opacity'), 1);

/** The page is measured with lines and tunnel at full length, although they have withdrawn by this moment. */
const hasWithdrawn = (parts: Parts, moment: Moment) =>
  parts.some(
    (part) =>
      part !== 'gate-bar' && /^(box-tunnel|run-)/.test(part) && valueAt(moment, part as Part, 'grow') < 0.1,
  );

/** Reports whether both are visible and nothing hides the place; fading parts do not count. */
function isSeen({ textParts, otherParts, covers }: Collision, moment: Moment): boolean {
  if (hasWithdrawn(otherParts, moment)) return false;
  if (opacityOf(textParts, moment) < 0.9 || opacityOf(otherParts, moment) < 0.25) return false;
  return covers.some((place) => place.every((cover) => opacityOf(cover, moment) < 0.5));
}

for (const language of LANGUAGE_CODES) {
  test(`no text of the picture touches a line, an icon or another text, in ${language}`, async ({ page }) => {
    const { words } = copy(language, 'ti-stage');
    for (const { width, phase, arrangement } of SHOWN) {
      await page.setViewportSize({ width, height: 800 });
      await openStopped(page, `/${language}${PAGE}?phase=${phase}`);
      const moments = momentsOf(arrangement);
      for (const wording of ['official', 'plain']) {
        if (wording === 'plain') await button(page, words.plain).click();
        const seen = (await collisionsIn(page)).flatMap((collision) => {
          const moment = moments.find((each) => isSeen(collision, each));
          if (!moment) return [];
          const when = `phase ${moment.phase}, ${moment.elapsed} ms, ${moment.excursion ?? 'story'}`;
          return [`${collision.text} on ${collision.with} at ${when}`];
        });
        expect(seen, `${arrangement}, ${wording} words`).toEqual([]);
      }
    }
  });
}
