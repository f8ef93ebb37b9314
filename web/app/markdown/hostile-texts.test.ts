import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, type MarkdownDocument, withInlines } from './document';
import {
  hostileAddress,
  hostileLinks,
  hostileText,
  LONG,
  longTexts,
  RUNS,
} from './hostile-texts.test-support';
import { MarkdownElements } from './markdown-elements';
import { outlineOf } from './outline';
import { parseMarkdown } from './parse-markdown';
import { plainText } from './plain-text';
import { safeHref } from './safe-href';

const anyText = fc.oneof(hostileText, hostileLinks);

function linesIn(block: Block): Inline[][] {
  const lines: Inline[][] = [];
  withInlines(block, (inlines) => {
    lines.push(inlines);
    return inlines;
  });
  return lines;
}
const childrenOf = (inline: Inline): Inline[] =>
  typeof inline !== 'string' && 'children' in inline ? inline.children : [];
const withAllBelow = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((inline) => [inline, ...withAllBelow(childrenOf(inline))]);
const hrefsIn = (document: MarkdownDocument): string[] =>
  withAllBelow(document.flatMap(linesIn).flat()).flatMap((inline) =>
    typeof inline !== 'string' && inline.type === 'link' ? [inline.href] : [],
  );

function destination(href: string): URL {
  return new URL(href, 'https://here.example/de/blog/a');
}

describe('whatever is typed', () => {
  it('loses no letter and no digit', () => {
    const letters = (text: string) => text.match(/[\p{Letter}\p{Number}]/gu)?.join('') ?? '';
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(letters(plainText(parseMarkdown(text)))).toBe(letters(text));
      }),
      RUNS,
    );
  });

  it('leads to http, https, mailto and this site, nowhere else', () => {
    const found: string[] = [];
    fc.assert(
      fc.property(hostileLinks, (text) => {
        const hrefs = hrefsIn(parseMarkdown(text));
        found.push(...hrefs);
        for (const href of hrefs) {
          const { protocol, host } = destination(href);
          const isHere = host === 'here.example' && !href.includes('here.example');
          if (/^[/#]/.test(href)) expect([protocol, isHere]).toEqual(['https:', true]);
          else expect(href.startsWith(protocol) && /^(?:https?|mailto):$/.test(protocol)).toBe(true);
        }
      }),
      RUNS,
    );
    expect(found.length, 'links among the texts').toBeGreaterThan(RUNS.numRuns);
  });

  it('leads to an address that every browser reads alike', () => {
    fc.assert(
      fc.property(hostileAddress, (address) => {
        const href = safeHref(address);
        if (href === null) return;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
        expect(href).not.toMatch(/[\u0000-\u001F\u007F-\uFFFF]/);
        expect(href.startsWith('mailto:') || !href.split(/[?#]/, 1)[0]?.includes('\\')).toBe(true);
        if (!/^[/#]/.test(href)) expect(destination(href).href).toBe(href);
      }),
      RUNS,
    );
  });

  it('leads nowhere by any other scheme, in whatever disguise', () => {
    const inserted = fc.constantFrom('', '', '', '\n', '\t', '\r');
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'file',
      'blob',
      'tel',
      'ftp',
      'ws',
      'about',
    );
    const disguised = scheme.chain((name) =>
      fc
        .array(fc.tuple(inserted, fc.boolean()), { minLength: name.length, maxLength: name.length })
        .map((changes) =>
          changes.map(([sign, isCapital], index) => {
            const letter = name[index] ?? '';
            return (isCapital ? letter.toUpperCase() : letter) + sign;
          }),
        )
        .map((letters) => `${letters.join('')}:`),
    );
    const before = fc.constantFrom('', ' ', '"', '„', '<', '\u00A0', '\u0000', '\u001F', '\u0001 ');
    fc.assert(
      fc.property(before, disguised, hostileAddress, (start, name, rest) => {
        expect(safeHref(start + name + rest)).toBeNull();
      }),
      RUNS,
    );
  });
});

describe('a text of another program', () => {
  const sameAs = (change: (text: string) => string, from: (text: string) => string) =>
    fc.assert(
      fc.property(anyText.map(from), (text) => {
        expect(parseMarkdown(change(text))).toEqual(parseMarkdown(text));
      }),
      RUNS,
    );
  const withoutReturns = (text: string) => text.replaceAll('\r', '');

  it.each([
    ['Windows', '\r\n'],
    ['old programs', '\r'],
    ['mainframes', '\u0085'],
    ['web editors', '\u2028'],
  ])('with the line ends of %s reads like all others', (_name, lineEnd) => {
    sameAs((text) => text.replaceAll('\n', lineEnd), withoutReturns);
  });

  it('reads the same with byte order marks, wherever programs have glued them in', () => {
    const glued = fc.array(fc.oneof(fc.constant('\uFEFF'), hostileText), { maxLength: 6 });
    fc.assert(
      fc.property(glued, (parts) => {
        const whole = parts.join('');
        expect(parseMarkdown(whole)).toEqual(parseMarkdown(whole.replaceAll('\uFEFF', '')));
      }),
      RUNS,
    );
  });

  it('has the same blocks and marks with spaces that do not break', () => {
    const spaced = (value: unknown) => JSON.stringify(value).replaceAll('\u00A0', ' ');
    fc.assert(
      // Without backticks, which keep the exact space beside them.
      fc.property(
        hostileText.map((text) => text.replaceAll('`', '')),
        (text) => {
          const other = parseMarkdown(text.replaceAll(' ', '\u00A0'));
          expect(spaced(other)).toBe(spaced(parseMarkdown(text)));
        },
      ),
      RUNS,
    );
  });
});

const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['p', 'br', 'ul', 'ol', 'strong', 'em', 'code', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'td'].map(
      (name) => [name, /^$/],
    ),
  ),
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, /^ id="[a-z0-9-]+" aria-labelledby="[a-z0-9-]+"$/]),
  ),
  li: /^(?: value="[1-9]\d{0,3}")?$/,
  th: /^ scope="col"$/,
  div: /^ data-scrolls="" tabindex="0"$/i,
  span: /^ id="[a-z0-9-]+"$/,
  a: /^ href="(?:(?:https?:\/\/|\/)[^"]*" target="_blank" rel="noopener noreferrer"|(?:#|mailto:)[^"]*"|#[a-z0-9-]+" aria-label="Link" lang="de" data-anchor="")$/,
};

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => SIGNS[name] ?? '');

const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'code') return inline.text;
      return textOf(childrenOf(inline));
    })
    .join('');

function rendered(document: MarkdownDocument): string {
  const anchors = new Map(
    outlineOf(document).map(({ block, id }) => [block, { id, label: 'Link', lang: 'de' }] as const),
  );
  return renderToStaticMarkup(
    createElement(MarkdownElements, {
      document,
      topLevel: 2,
      anchors,
      hrefOf: (path) => path,
      newTabNote: null,
    }),
  );
}

function readElements(markup: string) {
  const open: string[] = [];
  const ids: string[] = [];
  const names: string[] = [];
  let text = '';
  const pieces = markup.match(/<\/?[a-z0-9]+(?: [a-z-]+="[^"<>]*")*\/?>|[^<>]+/g) ?? [];
  expect(pieces.join('')).toBe(markup);
  for (const piece of pieces) {
    const [, slash, name = '', attributes = ''] = /^<(\/?)([a-z0-9]+)(.*?)\/?>$/s.exec(piece) ?? [];
    if (name === '') text += decoded(piece);
    else if (slash) expect(open.pop()).toBe(name);
    else {
      expect(attributes, piece).toMatch(ATTRIBUTES[name] ?? /no such element/);
      if (name === 'a') expect(open).not.toContain('a');
      if (name !== 'br') open.push(name);
      ids.push(...(/ id="([^"]*)"/.exec(attributes)?.slice(1) ?? []));
      names.push(...(/ aria-labelledby="([^"]*)"/.exec(attributes)?.slice(1) ?? []));
    }
  }
  expect(open).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(names));
  return { text, ids };
}

describe('on the page a text', () => {
  it('has the elements of its format alone, each with what it may have, and no text becomes one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = parseMarkdown(text);
        const shown = document.map((block) => {
          const words = linesIn(block).map(textOf).join('');
          return block.type === 'heading' ? `${words}#` : words;
        });
        expect(readElements(rendered(document)).text).toBe(shown.join(''));
      }),
      RUNS,
    );
  });

  it('has ids that are valid and each only once, whatever its headings are called', () => {
    const title = fc.oneof(
      fc.constantFrom('a', 'a 2', 'a-2', 'a text', 'a-text', 'A', 'ä', 'ae', '!', '1', '3', '健', '**a**'),
      hostileText.map((text) => text.replaceAll('\n', ' ')),
    );
    fc.assert(
      fc.property(fc.array(title, { maxLength: 12 }), (titles) => {
        const document = parseMarkdown(titles.map((name) => `# ${name}`).join('\n'));
        const { ids } = readElements(rendered(document));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of outlineOf(document)) expect(id).toMatch(/^h-[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
      RUNS,
    );
  });
});

const depthOf = (inlines: readonly Inline[]): number =>
  Math.max(0, ...inlines.map((inline) => 1 + depthOf(childrenOf(inline))));

/** Far from the depth at which a browser or React fails. */
const DEEPEST = 110;

it.each(Object.entries(longTexts))('a long text stays as long as it is, and flat: %s', (_name, text) => {
  expect(text.length).toBeGreaterThanOrEqual(LONG);
  const document = parseMarkdown(text);
  const pieces = withAllBelow(document.flatMap(linesIn).flat());
  expect(pieces.length).toBeLessThanOrEqual(text.length);
  expect(JSON.stringify(document).length).toBeLessThan(30 * text.length);
  for (const line of document.flatMap(linesIn)) expect(depthOf(line)).toBeLessThan(DEEPEST);
  expect(rendered(document).length).toBeLessThan(60 * text.length);
});
