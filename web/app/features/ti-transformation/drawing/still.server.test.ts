import { LANGUAGE_CODES } from 'contract/languages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHASES } from '~/features/ti-transformation/playback/phases';
import { stillPicture, stillSize } from './still.server';

describe.each(PHASES)('the finished picture of phase %s', (phase) => {
  // After an intended change, look at the new pictures: `npx vitest run still.server -u` writes them.
  it.each([
    ['for wide windows', false, ''],
    ['for phones', true, '-phone'],
  ] as const)('is its reference picture %s', async (_width, isForPhones, suffix) => {
    const file = `./references/phase-${phase}${suffix}.svg`;
    await expect(stillPicture('de', phase, isForPhones)).toMatchFileSnapshot(file);
  });

  it.each(LANGUAGE_CODES)(
    'is a file of its own in %s: named, without fonts, styles and addresses',
    async (language) => {
      for (const isForPhones of [false, true]) {
        const svg = stillPicture(language, phase, isForPhones);
        const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
        expect({ format, width, height }).toEqual({ format: 'svg', ...stillSize(phase, isForPhones) });
        expect(svg).toMatch(/<title id="t">[^<]+<\/title><desc id="d">[^<]+<\/desc>/);
        expect(svg).not.toMatch(/<text|class=|style=|var\(|NaN|undefined|data-[a-z]/);
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
      }
    },
  );

  it('has nothing in it that is out of sight', () => {
    for (const isForPhones of [false, true]) {
      expect(stillPicture('de', phase, isForPhones)).not.toMatch(/opacity="0"|visibility=/);
    }
  });
});
