import { describe, expect, it } from 'vitest';
import { removeUnusedProperties } from './remove-unused-properties';

const left = (css: string) => removeUnusedProperties(css).replace(/\s+/g, '');

describe('of the tokens', () => {
  it('those stay that a rule reads, and those that they are made of, in every condition', () => {
    const tokens =
      ':root{--ink:#000;--text:var(--ink);--unread:red}@media print{:root{--text:black;--unread:blue}}';
    expect(left(`@layer tokens{${tokens}}a{color:var( --text)}`)).toBe(
      '@layertokens{:root{--ink:#000;--text:var(--ink)}@mediaprint{:root{--text:black}}}a{color:var(--text)}',
    );
  });

  it('those stay whose names have an escaped letter', () => {
    const css = '@layer tokens{:root{--spacing-2\\.5:.625rem}}a{padding:var(--spacing-2\\.5)}';
    expect(left(css)).toBe(css.replace(' ', ''));
  });
});

describe('of what every element is given', () => {
  it('what nobody reads goes', () => {
    expect(left('*,:before{--blur: ;--ring:0;margin:0}a{color:red}')).toBe('*,:before{margin:0}a{color:red}');
    expect(left('@layer base{*{--blur: }}a{color:red}')).toBe('@layerbase{}a{color:red}');
  });

  it('what is read stays, with what it is made of', () => {
    const css =
      '*{--inset:0;--ring:var(--inset)}a{box-shadow:var(--ring)}*{--line:red;border-color:var(--line)}';
    expect(left(css)).toBe(css);
  });
});

it('what single elements are given stays: scripts may read it', () => {
  const css = ':root{--unread:1}.a>*{--unread:2}';
  expect(left(css)).toBe(css);
});
