import { LANGUAGE_CODES } from 'contract/languages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHASES } from '~/features/ti-transformation/playback/phases';
import { STILL_SIZE, stillPicture } from './still.server';

describe.each(PHASES)('the finished picture of phase %s', (phase) => {
  // After an intended change, look at the new pictures: `npx vitest run still.server -u` writes them.
  it('is its reference picture', async () => {
    await expect(stillPicture('de', phase)).toMatchFileSnapshot(`./references/phase-${phase}.svg`);
  });

  it.each(LANGUAGE_CODES)(
    'is a file of its own in %s: named, without fonts, styles and addresses',
    async (language) => {
      const svg = stillPicture(language, phase);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect({ format, width, height }).toEqual({ format: 'svg', ...STILL_SIZE });
      expect(svg).toMatch(/<title id="t">[^<]+<\/title><desc id="d">[^<]+<\/desc>/);
      expect(svg).not.toMatch(/<text|class=|style=|var\(|NaN|undefined|data-part/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
    },
  );

  it('has nothing in it that is out of sight', () => {
    expect(stillPicture('de', phase)).not.toContain('opacity="0"');
  });
});
