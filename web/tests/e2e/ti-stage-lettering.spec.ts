import { LANGUAGE_CODES } from 'contract/languages';
import { type Moment, valueAt } from '~/features/ti-transformation/drawing/choreography';
import type { Part } from '~/features/ti-transformation/drawing/parts';
import { PHASES } from '~/features/ti-transformation/playback/phases';
import { EXPERIMENT_KEYS, EXPERIMENTS } from '~/features/ti-transformation/playback/playback';
import { copy } from './support/copy';
import { type Collision, collisionsIn, type Parts } from './support/lettering';
import { expect, test } from './support/site-test';
import { button, openStopped, PAGE, PHASE_MS } from './support/ti-stage';

const STEP_MS = 100;
const every = (until: number) => Array.from({ length: until / STEP_MS + 1 }, (_, index) => index * STEP_MS);

const MOMENTS: Moment[] = [
  { phase: null, elapsed: 0, experiment: null },
  ...PHASES.flatMap((phase) => every(PHASE_MS).map((elapsed) => ({ phase, elapsed, experiment: null }))),
  ...EXPERIMENT_KEYS.flatMap((experiment) =>
    every(EXPERIMENTS[experiment].ms).map((elapsed) => ({
      phase: EXPERIMENTS[experiment].phase,
      elapsed,
      experiment,
    })),
  ),
];

const opacityOf = (parts: Parts, moment: Moment) =>
  parts.reduce((opacity, part) => opacity * valueAt(moment, part as Part, 'opacity'), 1);

/** The page is measured with the tunnel at full length, although it has withdrawn by this moment. */
const hasWithdrawn = (parts: Parts, moment: Moment) =>
  parts.includes('box-tunnel') && valueAt(moment, 'box-tunnel', 'grow') < 0.1;

/** Reports whether both are visible and nothing hides the place; fading parts do not count. */
function isSeen({ textParts, otherParts, covers }: Collision, moment: Moment): boolean {
  if (hasWithdrawn(otherParts, moment)) return false;
  if (opacityOf(textParts, moment) < 0.9 || opacityOf(otherParts, moment) < 0.25) return false;
  return covers.some((place) => place.every((cover) => opacityOf(cover, moment) < 0.5));
}

for (const language of LANGUAGE_CODES) {
  test(`no text of the picture touches a line, an icon or another text, in ${language}`, async ({ page }) => {
    const { words } = copy(language, 'ti-stage');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openStopped(page, `/${language}${PAGE}?phase=1`);
      for (const wording of ['official', 'plain']) {
        if (wording === 'plain') await button(page, words.plain).click();
        const seen = (await collisionsIn(page)).flatMap((collision) => {
          const moment = MOMENTS.find((each) => isSeen(collision, each));
          if (!moment) return [];
          const when = `phase ${moment.phase}, ${moment.elapsed} ms, ${moment.experiment ?? 'story'}`;
          return [`${collision.text} on ${collision.with} at ${when}`];
        });
        expect(seen, `${width} px, ${wording} words`).toEqual([]);
      }
    }
  });
}
