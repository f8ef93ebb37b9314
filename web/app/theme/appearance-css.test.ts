import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { checkedAppearance } from './appearance';
import { REPLACEABLE } from './appearance-colors';
import { appearanceCss } from './appearance-css';
import { fontsToPreload, OFFERED_FONTS, SUBSETS } from './appearance-fonts';
import { system } from './system';

const OWN = checkedAppearance(null);
const declared = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

describe('appearanceCss', () => {
  it('names variables that the pages and the widgets really have', () => {
    const known = JSON.stringify(system.getTokenCss());
    const names = Object.keys(declared(appearanceCss(OWN)));
    const widgetNames = names.filter((name) => name.startsWith('--widget-'));
    for (const name of widgetNames) expect(known).toContain(`"${name}"`);
    expect(widgetNames).toHaveLength(names.length / 2);
    expect(widgetNames).toHaveLength(Object.values(REPLACEABLE).flat().length + 2);
  });

  it('states the site’s own values too, so that a preview can go back to them', () => {
    const values = declared(appearanceCss(OWN));
    expect(values['--colors-petrol']?.toLowerCase()).toBe('#0f5c7a');
    expect(values['--fonts-body']).toContain('Inter Variable');
    expect(Object.keys(declared(appearanceCss({ ...OWN, primaryColor: '#8a1538' })))).toEqual(
      Object.keys(values),
    );
  });

  it('carries the chosen colour and font, with the font’s faces from this host', () => {
    const css = appearanceCss({ ...OWN, primaryColor: '#8a1538', headingFont: 'Source Serif 4' });
    const values = declared(css);
    expect(values['--colors-brand-surface']).toBe('#8a1538');
    expect(values['--widget-colors-petrol']).toBe('#8a1538');
    expect(values['--fonts-heading']).toBe('"Source Serif 4 Variable", "Source Serif 4 Fallback", serif');
    expect(css.match(/@font-face/g)).toHaveLength(3);
    expect(css).not.toMatch(/url\("?(https?:)?\/\//);
  });

  it('declares a font once that both have, and none for fonts that need no file', () => {
    expect(
      appearanceCss({ ...OWN, bodyFont: 'figtree', headingFont: 'Figtree' }).match(/@font-face/g),
    ).toHaveLength(3);
    expect(appearanceCss({ ...OWN, bodyFont: 'System', headingFont: 'Foo Sans' })).not.toContain(
      '@font-face',
    );
  });

  it('puts Inter behind a name that it does not know', () => {
    const values = declared(appearanceCss({ ...OWN, bodyFont: 'constructor' }));
    expect(values['--fonts-body']).toMatch(/^"constructor", 'Inter Variable'/);
  });

  it('checks again what it is given', () => {
    const hostile = {
      ...OWN,
      primaryColor: '#fff}body{display:none',
      bodyFont: 'x";}@import "//evil.example',
    };
    expect(appearanceCss(hostile)).toBe(appearanceCss(OWN));
  });
});

describe('fonts', () => {
  it.each(OFFERED_FONTS)('%s can be stored by Strapi and is checked in', (bodyFont) => {
    const checked = checkedAppearance({ bodyFont }).bodyFont;
    expect(checked).toBe(bodyFont === 'Inter' ? null : bodyFont);
  });

  it('are preloaded only where they are used', () => {
    expect(fontsToPreload(OWN)).toEqual([expect.stringContaining('inter-text')]);
    expect(fontsToPreload({ ...OWN, bodyFont: 'Figtree' })).toHaveLength(2);
    expect(fontsToPreload({ ...OWN, bodyFont: 'Figtree', headingFont: 'Figtree' })).toEqual([
      expect.stringContaining('figtree-latin'),
    ]);
    expect(fontsToPreload({ ...OWN, bodyFont: 'System', headingFont: 'Foo Sans' })).toEqual([]);
  });

  it.each(['figtree', 'ibm-plex-sans', 'source-sans-3', 'source-serif-4'])(
    '%s has all of the declared characters in its files',
    (name) => {
      const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/unicode.json`);
      const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const starts = (range = '') => range.split(',').map((part) => part.split('-')[0]);
      expect(starts(ranges.latin)).toEqual(starts(SUBSETS.latin));
      expect(starts(ranges['latin-ext'])).toEqual(starts(SUBSETS.latinExt));
    },
  );
});
