import { LANGUAGE_CODES } from 'contract/languages';
import { POST_MOTIFS } from 'contract/post-fields';
import { PROJECT_ILLUSTRATIONS } from 'contract/project-fields';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MOTIFS } from '~/drawings/motifs';
import { PRODUCTS } from '~/features/products/products';
import { textsFor } from '~/i18n/texts.server';
import { fitText, outline, widthOf } from '~/lettering/lettering.server';
import { pagesWith } from '~/site-map';
import { readShareImagePath, shareImagePath } from './address';
import { cutCover } from './cover-cut.server';
import { drawShareImage, type ShareDrawing } from './drawing.server';
import { pageDrawing } from './page-drawings.server';
import { renderShareImage, ShareImages } from './share-images.server';

const home: ShareDrawing = { title: 'Digitale Identität', language: 'de', picture: 'products' };
const lettering = { size: 60, weight: 600 } as const;

describe('the address of a picture', () => {
  const image = { language: 'de', path: '/products/idatik', title: 'idatik' } as const;

  it.each(['/', '/careers', '/products/idatik', '/blog/ti-2.0-und-fhir'])('leads back to %s', (path) => {
    expect(readShareImagePath(shareImagePath({ ...image, path }))).toEqual({ language: 'de', path });
  });

  it('changes with what the picture says and with nothing else', () => {
    expect(shareImagePath(image)).toBe(shareImagePath({ ...image }));
    expect(shareImagePath({ ...image, title: 'idatik 2' })).not.toBe(shareImagePath(image));
  });

  it.each([
    '/share/de/careers.jpg',
    '/share/de/careers.short.jpg',
    '/share/../x.abcdefg.jpg',
    '/share/de.abcdefg.jpg',
  ])('is not %s', (pathname) => {
    expect(readShareImagePath(pathname)).toBeNull();
  });
});

describe('the address of a picture that is cut from another one', () => {
  const cover = { url: '/uploads/team.jpg', version: 'k1', focalPoint: { x: 20, y: 80 } };
  const image = { language: 'de', path: '/blog/team', title: 'Team', cover } as const;

  it('leads back to its page, and says nothing of the title', () => {
    expect(readShareImagePath(shareImagePath(image))).toEqual({ language: 'de', path: '/blog/team' });
    expect(shareImagePath({ ...image, title: 'Wir' })).toBe(shareImagePath(image));
    expect(shareImagePath({ ...image, cover: null })).not.toBe(shareImagePath(image));
  });

  it.each([{ url: '/uploads/wir.jpg' }, { version: 'k2' }, { focalPoint: null }])(
    'changes with %j',
    (change) => {
      expect(shareImagePath({ ...image, cover: { ...cover, ...change } })).not.toBe(shareImagePath(image));
    },
  );
});

describe('a picture that is cut', () => {
  const stripes = (width: number, height: number) => {
    const isWide = width > height;
    const part = {
      width: isWide ? width / 3 : width,
      height: isWide ? height : height / 3,
      channels: 3 as const,
    };
    const third = (index: number, background: string) => ({
      input: { create: { ...part, background } },
      left: isWide ? index * part.width : 0,
      top: isWide ? 0 : index * part.height,
    });
    return sharp({ create: { width, height, channels: 3, background: 'white' } })
      .composite(['#f00', '#0f0', '#00f'].map((color, index) => third(index, color)))
      .png()
      .toBuffer();
  };

  it.each([
    ['wide', [2400, 420], { x: 0, y: 50 }, 'red'],
    ['wide', [2400, 420], null, 'green'],
    ['wide', [2400, 420], { x: 90, y: 0 }, 'blue'],
    ['high', [600, 945], { x: 0, y: 3 }, 'red'],
    ['high', [600, 945], { x: 50, y: 100 }, 'blue'],
    ['small', [30, 9], { x: 50, y: 50 }, 'green'],
  ] as const)(
    'from a %s one of %j around %j is mostly %s, in the promised size',
    async (_form, [width, height], focalPoint, color) => {
      const { data, info } = await sharp(await cutCover(await stripes(width, height), focalPoint)).toBuffer({
        resolveWithObject: true,
      });
      expect([info.format, info.width, info.height]).toEqual(['jpeg', 1200, 630]);
      const { channels } = await sharp(data).stats();
      const means = channels.map(({ mean }) => mean);
      expect(['red', 'green', 'blue'][means.indexOf(Math.max(...means))]).toBe(color);
    },
  );
});

describe('lettering', () => {
  it.each(['Ä', 'ö', 'ü', 'ß', 'ë', 'ç', 'Ë', 'Ç', 'é', 'è', 'ñ', 'ï', 'œ', '„', '“', '…', '–', 'ő', 'ł'])(
    'has an outline of its own for %s',
    (letter) => {
      const unknown = outline('\u{10FFFF}', 0, 0, lettering);
      const drawn = outline(letter, 0, 0, lettering);
      expect(drawn).not.toBe('');
      expect(drawn).not.toBe(unknown);
    },
  );

  it('is whole wherever it stands', () => {
    const text = 'TI-Transformation: von der TI\u00a01.0 zur TI\u00a02.0';
    const small = { size: 30, weight: 600, letterSpacing: -0.02 } as const;
    expect(outline(text, 1110 - widthOf(text, small), 596, small)).not.toContain('NaN');
  });

  it('draws decomposed letters like composed ones', () => {
    expect(outline('A\u0308', 0, 0, lettering)).toBe(outline('Ä', 0, 0, lettering));
  });

  it('fits every text into its room', () => {
    const room = { width: 560, maxLines: 4, weight: 600, sizes: [72, 56, 44] } as const;
    const texts = [
      'kurz',
      'Berechtigungszertifikatsverwaltungsstellenleitung',
      'ein ziemlich langer Titel '.repeat(20),
    ];
    for (const text of texts) {
      const { lines, lettering: chosen } = fitText(text, room);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(widthOf(line, chosen)).toBeLessThanOrEqual(560);
    }
  });
});

describe('the drawing', () => {
  const pictures = [
    home,
    ...PRODUCTS.flatMap(({ key, color }) =>
      [key, null].map((scene) => ({
        ...home,
        picture: { product: { color, illustration: key, scene } },
      })),
    ),
    ...POST_MOTIFS.map((name) => ({
      ...home,
      picture: { drawing: { Drawn: MOTIFS[name], color: 'teal' as const } },
    })),
  ];

  it.each(pictures)('needs no style sheet and no font: %j', (picture) => {
    const svg = drawShareImage(picture);
    expect(svg).not.toMatch(/class=|var\(|<text|font-family/);
  });

  it('shows the illustration of a product without a large drawing', () => {
    const drawn = PROJECT_ILLUSTRATIONS.map((illustration) =>
      drawShareImage({ ...home, picture: { product: { color: 'blue', illustration, scene: null } } }),
    );
    expect(new Set(drawn).size).toBe(PROJECT_ILLUSTRATIONS.length);
  });

  it('says its title alone, in whatever language', () => {
    const picture = { drawing: pageDrawing('/careers') };
    expect(drawShareImage({ ...home, picture, language: 'sq' })).toBe(drawShareImage({ ...home, picture }));
  });

  it('is another one for each page that has no product and is no post', () => {
    const paths = pagesWith('copy')
      .map(({ path }) => path)
      .filter((path) => !['/', '/docs/idatik', '/blog', '/search', '/ti-transformation'].includes(path));
    const drawn = paths.map((path) => drawShareImage({ ...home, picture: { drawing: pageDrawing(path) } }));
    expect(new Set(drawn).size).toBe(paths.length);
    const other = drawShareImage({ ...home, picture: { drawing: pageDrawing('/blog') } });
    expect(drawn).not.toContain(other);
  });

  it('puts nothing of a title into the markup', () => {
    expect(drawShareImage({ ...home, title: '<script>&"' })).not.toContain('<script');
  });

  it.each(LANGUAGE_CODES)('becomes a JPEG of the promised size in %s', async (language) => {
    const { title } = textsFor(language, 'home').home.meta;
    const { format, width, height } = await sharp(
      await renderShareImage({ ...home, title, language }),
    ).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });
});

describe('pictures', () => {
  it('are drawn once for all who ask, one after the other', async () => {
    let drawn = 0;
    let atOnce = 0;
    let mostAtOnce = 0;
    const images = new ShareImages();
    const draw = async () => {
      drawn += 1;
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((turn) => setImmediate(turn));
      atOnce -= 1;
      return Buffer.from('x');
    };
    await Promise.all(['/a', '/b', '/a', '/b'].map((address) => images.get(address, draw)));
    await images.get('/a', draw);
    expect([drawn, mostAtOnce]).toEqual([2, 1]);
  });

  it('that failed are drawn again', async () => {
    let fails = true;
    const images = new ShareImages();
    const draw = async () => {
      if (fails) throw new Error('no paint');
      return Buffer.from('x');
    };
    await expect(images.get('/a', draw)).rejects.toThrow('no paint');
    fails = false;
    expect(await images.get('/a', draw)).toEqual(Buffer.from('x'));
  });
});
