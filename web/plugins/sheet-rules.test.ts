import { describe, expect, it } from 'vitest';
import { placeStyles, stylesFor } from '../server/page-styles';
import { readSheet } from './sheet-rules';

const styles = (css: string, html: string) => stylesFor(html, [readSheet(css)]);
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
    ['.a:nth-child(2 of .b)', '<p class="a"></p>'],
    ['.a', '<script>"<p class=\\"b"</script><p class="a"></p>'],
    ['.a', '<p\n  data-x\n  class="\n  a\n"></p>'],
  ])('have %s for %s', (selector, html) => {
    expect(isKept(selector, html)).toBe(true);
  });

  it.each([
    ['.a', '<p class="ab a-b"></p>'],
    ['.a', '<p>class=&quot;a&quot;</p>'],
    ['.a', '<script>document.write(\'<p class="a">\')</script>'],
    ['.a.b', '<p class="a"></p>'],
    ['.a > .b', '<p class="b"></p>'],
    [':is(.a,.b) .c', '<p class="c"></p>'],
    [':is(.a .x,.b)', '<p class="a"></p>'],
    ['html:has([data-frame=page])', '<html data-frame="other"></html>'],
    ['[data-a=b]', '<p data-a="c" data-b="b"></p>'],
    ['[data-a]', '<p title="data-a" data-a-b=""></p>'],
    ['select', '<p>select</p>'],
    ['#top', '<a href="#top"></a>'],
  ])('have no %s for %s', (selector, html) => {
    expect(isKept(selector, html)).toBe(false);
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

  it('have the tokens that are read in them, through other tokens and from attributes', () => {
    const css =
      ':where(:root,:host){--a:var(--b);--b:1px;--spacing-2\\.5:2px;--fill:red;--none:var(--deep);--deep:0}' +
      '.x{left:var(--a);gap:var(--spacing-2\\.5)}.gone{top:var(--none)}';
    expect(styles(css, '<p class="x"></p><path fill="var(--fill)"/>')).toBe(
      ':where(:root,:host){--a:var(--b);--b:1px;--spacing-2\\.5:2px;--fill:red}.x{left:var(--a);gap:var(--spacing-2\\.5)}',
    );
  });

  it('have of what an element sets anew only what is read as well', () => {
    const css = ':root{--palette:red;--other:0}.x{--palette:blue;--other:1;color:var(--palette)}';
    expect(styles(css, '<p class="x"></p>')).toBe(
      ':root{--palette:red}.x{--palette:blue;color:var(--palette)}',
    );
  });

  it('have every other custom property, which a drawing from elsewhere may read', () => {
    expect(styles('.x{--drawing-ground:red;top:0}', '<p class="x"></p>')).toBe(
      '.x{--drawing-ground:red;top:0}',
    );
  });

  it('have the movements that they name, and no others', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}' +
      ':root{--turn:turn 1s;--fade:fade 1s}.x{animation:var(--turn)}';
    expect(styles(css, '<p class="x"></p>')).toBe(
      '@keyframes turn{to{rotate:1turn}}:root{--turn:turn 1s}.x{animation:var(--turn)}',
    );
  });
});

describe('placeStyles', () => {
  const ROOM = '<style data-styles-of="page"></style>';
  const link = (name: string, rel = 'stylesheet') => `<link rel="${rel}" href="/assets/${name}.css"/>`;
  const rules = {
    '/assets/page.css': readSheet('.x{top:0}.gone{top:0}'),
    '/assets/fonts.css': readSheet('@font-face{font-family:F}'),
  };

  it('writes the styles into the room for them and puts the sheets off, or away where nothing is left in them', () => {
    const html = `${ROOM}${link('page')}${link('fonts')}${link('unknown')}<p class="x"></p>`;
    const css = '.x{top:0}@font-face{font-family:F}';
    expect(placeStyles(html, rules)).toEqual({
      html:
        `<style data-styles-of="page">${css}</style>${link('page', 'later-stylesheet')}` +
        `${link('fonts', 'inside')}${link('unknown')}<p class="x"></p>`,
      styles: [css],
    });
  });

  it.each([
    ['no room', `${link('page')}<p class="x"></p>`],
    ['no sheet of the build', `${ROOM}${link('unknown')}<p class="x"></p>`],
  ])('leaves a page with %s as it is', (_, html) => {
    expect(placeStyles(html, rules)).toEqual({ html, styles: [] });
  });
});
