import { describe, expect, it } from 'vitest';
import { inlineStyles, readSheet, stylesFor } from './critical-styles.server';

const styles = (css: string, html: string) => stylesFor(html, readSheet(css));
const isKept = (selector: string, html: string) => styles(`${selector}{color:red}`, html) !== '';

describe('the styles of a page', () => {
  it.each([
    ['.a', '<p class="b a"></p>'],
    ['.a.b', '<p class="a"></p><p class="b"></p>'],
    ['.a>.b+.c ~ p', '<p class="a b c"></p>'],
    ['.a:hover::before', '<p class="a"></p>'],
    ['.a:not(.b)', '<p class="a"></p>'],
    [':is(.a,.b) .c', '<p class="b"><i class="c"></i></p>'],
    [':where(.a:is(.x,:hover)) i', '<p class="a"><i></i></p>'],
    ['.a:is(:hover,[data-hover])', '<p class="a"></p>'],
    ['html:has([data-frame=page])', '<html><body data-frame="page"></body></html>'],
    ['[data-a=b]', "<p data-a='b'></p>"],
    ['[data-a="b c"]', '<p title="x > y" data-a="b c"></p>'],
    ['[data-a^=b]', '<p data-a="bcd"></p>'],
    ['[data-a="B" i]', '<p data-a="b"></p>'],
    ['[title="a&b"]', '<p title="a&amp;b"></p>'],
    ['[disabled]', '<button disabled>'],
    ['details[open] summary', '<details><summary>More</summary></details>'],
    ['linearGradient', '<svg><linearGradient id="g"></linearGradient></svg>'],
    ['#top', '<main id="top"></main>'],
    ['.md\\:a\\.b', '<p class="md:a.b"></p>'],
    ['*, ::before', ''],
    [':root', ''],
    ['.gone, .a', '<p class="a"></p>'],
    ['.a[data-set-by="script"]', '<p class="a"></p>'],
    ['.a:nth-child(2 of .b)', '<p class="a"></p>'],
    ['.a', '<script>"<p class=\\"b"</script><p class="a"></p>'],
    ['.a', '<p\n  data-x\n  class="\n  a\n"></p>'],
  ])('have %s for %s', (selector, html) => {
    expect(isKept(selector, html)).toBe(true);
  });

  it.each([
    ['.a', '<p class="ab a-b"></p>'],
    ['.a.b', '<p class="a"></p>'],
    ['.a > .b', '<p class="b"></p>'],
    ['select', '<p class="x"></p>'],
    ['#top', '<a href="#end"></a>'],
  ])('have no %s for %s', (selector, html) => {
    expect(isKept(selector, html)).toBe(false);
  });

  it('have the tokens that a rule of the page, or the page itself, names', () => {
    const css =
      ':root{--a: 1px;--b\\.5: 2px;--in-page: red;--gone: 3px;--of-gone: 4px}.x{top:var(--a);left:var(--b\\.5, 0)}.y{top:var(--of-gone)}';
    expect(styles(css, '<p class="x"><svg fill="var(--in-page)"></svg></p>')).toBe(
      ':root{--a: 1px;--b\\.5: 2px;--in-page: red}.x{top:var(--a);left:var(--b\\.5, 0)}',
    );
    expect(styles(':root{--gone: 1px}', '<p class="x"></p>')).toBe('');
  });

  it('keep of a list of selectors those that can match', () => {
    expect(styles('.a,.b:hover,.c{color:red}', '<p class="b"></p>')).toBe('.b:hover{color:red}');
  });

  it('keep the order of layers, those of the sheet and those without a rule here', () => {
    const css = '@layer reset,a;@layer a{.x{color:red}}@layer a.b{.gone{color:red}}@layer c{.x{top:0}}';
    expect(styles(css, '<p class="x"></p>')).toBe(
      '@layer reset,a;@layer a{.x{color:red}}@layer a.b;@layer c{.x{top:0}}',
    );
  });

  it('keep conditions around what they hold for, and none that are empty', () => {
    const css =
      '@media print{.x{top:0}.gone{top:0}}@supports (a:b){@media (hover){.gone{top:0}}}@font-face{font-family:F}';
    expect(styles(css, '<p class="x"></p>')).toBe('@media print{.x{top:0}}@font-face{font-family:F}');
  });

  it('have every custom property of an element, which a drawing from elsewhere may read', () => {
    const css = '.x{--drawing-ground:red;top:0}';
    expect(styles(css, '<p class="x"></p>')).toBe(css);
  });

  it('have the movements that they name, and no others', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{from{opacity:1}to{opacity:0}}' +
      ':root{--turn:turn 1s}.x{animation:var(--turn)}.gone{animation:fade}';
    expect(styles(css, '<p class="x"></p>')).toBe(
      '@keyframes turn{to{rotate:1turn}}:root{--turn:turn 1s}.x{animation:var(--turn)}',
    );
  });
});

describe('inlineStyles', () => {
  const ROOM = '<style data-styles-of="page"></style>';
  const link = (name: string, rel = 'stylesheet') => `<link rel="${rel}" href="/assets/${name}.css"/>`;
  const sheets = new Map([
    ['/assets/page.css', readSheet('.x{top:0}.gone{top:0}')],
    ['/assets/fonts.css', readSheet('@font-face{font-family:F}')],
  ]);

  it('writes the styles into the room for them and puts the sheets off, or away where nothing is left in them', () => {
    const html = `${ROOM}${link('page')}${link('fonts')}${link('unknown')}<p class="x"></p>`;
    const css = '.x{top:0}@font-face{font-family:F}';
    expect(inlineStyles(html, sheets)).toEqual({
      html:
        `<style data-styles-of="page">${css}</style>${link('page', 'later-stylesheet')}` +
        `${link('unknown')}<p class="x"></p>`,
      styles: [css],
    });
  });

  it.each([
    ['no room', `${link('page')}<p class="x"></p>`],
    ['no sheet of the build', `${ROOM}${link('unknown')}<p class="x"></p>`],
  ])('leaves a page with %s as it is', (_, html) => {
    expect(inlineStyles(html, sheets)).toEqual({ html, styles: [] });
  });
});
