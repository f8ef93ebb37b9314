import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { widthOf } from '~/lettering/lettering.server';
import { ZONES } from './boxes';
import { sceneLabels, WORDINGS } from './labels.server';
import { LAYOUT_NAMES, LAYOUTS } from './layouts';

const CUT = '…';

describe.each(LANGUAGE_CODES)('the texts of the picture in %s', (language) => {
  it.each(LAYOUT_NAMES)('fit their places in the arrangement for %s', (layout) => {
    for (const wording of WORDINGS) {
      const { boxes, newCards, captions } = sceneLabels(language, layout, wording);
      const lines = [
        ...Object.values(boxes).flatMap((box) => box.lines),
        ...Object.values(newCards).flatMap((card) => card.lines),
        ...Object.values(captions).flatMap((caption) => caption.lines),
      ];
      expect(lines.length).toBeGreaterThan(30);
      expect(lines.filter((line) => line.includes(CUT))).toEqual([]);
    }
  });

  it.each(LAYOUT_NAMES)('name the zones within their width in the arrangement for %s', (name) => {
    const { zones, fonts } = LAYOUTS[name];
    const labels = sceneLabels(language, name, 'official');
    const titles = [
      ...ZONES.map((zone) => [zone, labels.zones[zone]] as const),
      ['house', labels.newHouse] as const,
    ];
    for (const [zone, title] of titles) {
      expect(widthOf(title, { size: fonts.zone, weight: 600 }), title).toBeLessThanOrEqual(
        zones[zone].w - 24,
      );
    }
  });
});
