import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { widthOf } from '~/lettering/lettering.server';
import { ARRANGEMENTS } from './arrangements';
import { ZONES } from './boxes';
import { sceneLabels } from './labels.server';
import { LAYOUTS } from './layouts';

const CUT = '…';
/** Room beside a zone's title, on both sides. */
const ASIDE = 9;

describe.each(LANGUAGE_CODES)('the texts of the picture in %s', (language) => {
  it.each(ARRANGEMENTS)('fit their places in the arrangement %s', (arrangement) => {
    const { boxes, newCards, captions } = sceneLabels(language, arrangement);
    const lines = [
      ...Object.values(boxes).flatMap(({ official, plain }) => [...official.lines, ...plain.lines]),
      ...Object.values(newCards).flatMap((card) => card.lines),
      ...Object.values(captions).flatMap((caption) => caption.lines),
    ];
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => line.includes(CUT))).toEqual([]);
  });

  it.each(ARRANGEMENTS)('name the zones within their width in the arrangement %s', (arrangement) => {
    const { zones, titles, fonts } = LAYOUTS[arrangement];
    const labels = sceneLabels(language, arrangement);
    const names = [
      ...ZONES.map((zone) => [zone, labels.zones[zone]] as const),
      ['house', labels.newHouse] as const,
    ];
    for (const [zone, title] of names) {
      const place = zones[zone];
      if (!place) continue;
      const [start] = titles[zone] ?? [place.x + ASIDE];
      const end = start + widthOf(title, { size: fonts.zone, weight: 600 });
      expect(end, title).toBeLessThanOrEqual(place.x + place.w - ASIDE);
    }
  });

  it.each(ARRANGEMENTS)('name the four checks within the guard in the arrangement %s', (arrangement) => {
    const { ticks, guard, fonts } = LAYOUTS[arrangement];
    if (!ticks || !guard) return;
    for (const [proof, word] of Object.entries(sceneLabels(language, arrangement).ticks)) {
      const [x] = ticks[proof as keyof typeof ticks];
      const end = x + 16 + widthOf(word, { size: fonts.label, weight: 600 });
      expect(end, word).toBeLessThanOrEqual(guard.x + guard.w - 4);
    }
  });
});
