import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { CompanyContext } from '~/i18n/use-company';
import { plainText } from '~/markdown/plain-text';
import { getWhitepaper, readPaper } from './paper.server';
import { splitReferences } from './references';
import { Whitepaper } from './whitepaper';

const FRONT = [
  '---',
  'title: Eins: zwei',
  'date: 2025-11',
  ...['subtitle', 'description', 'kind', 'contents', 'print', 'publisher', 'back'].map(
    (name) => `${name}: x`,
  ),
  '---',
  '',
].join('\n');

afterEach(cleanup);

describe('readPaper', () => {
  it('keeps a colon in the title', () => {
    expect(readPaper(FRONT).front.title).toBe('Eins: zwei');
  });

  it('gives every section an anchor that can be typed', () => {
    const { sections } = readPaper(`${FRONT}\n## 1. Größe & Übersicht\n\nText\n`);
    expect(sections).toMatchObject([{ id: '1-groesse-uebersicht', title: '1. Größe & Übersicht' }]);
  });

  it('reads the text of a section as all texts of editors are read', () => {
    const { sections } = readPaper(`${FRONT}\n## Abschnitt\n\n### Teil\n\n- **a**\n`);
    expect(sections[0]?.text).toEqual([
      { type: 'heading', depth: 3, children: ['Teil'] },
      { type: 'list', items: [[{ type: 'strong', children: ['a'] }]] },
    ]);
  });

  it('refuses a paper whose front lines are incomplete', () => {
    expect(() => readPaper('---\ntitle: x\n---\n')).toThrow('"subtitle"');
    expect(() => readPaper('## Text')).toThrow('front lines');
  });
});

describe('the whitepaper', () => {
  it('has one title, and a contents list whose links all lead to a section', () => {
    const { container } = render(
      <CompanyContext.Provider value={BUILT_IN_COMPANY}>
        <Whitepaper paper={getWhitepaper()} newTab="öffnet in neuem Tab" />
      </CompanyContext.Provider>,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    const anchors = links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('#'));
    expect(anchors.length).toBeGreaterThan(8);
    for (const anchor of anchors)
      expect(container.querySelector(`[id="${anchor?.slice(1)}"]`)).not.toBeNull();
  });

  it('is a real paper', () => {
    render(
      <CompanyContext.Provider value={BUILT_IN_COMPANY}>
        <Whitepaper paper={getWhitepaper()} newTab="öffnet in neuem Tab" />
      </CompanyContext.Provider>,
    );
    const words = screen.getByRole('main').textContent?.split(/\s+/) ?? [];
    expect(words.length).toBeGreaterThan(2_000);
  });

  it('cites each of its sources, in the order of their first reference', () => {
    const { sections } = getWhitepaper();
    const text = sections.map(({ text }) => plainText(text)).join('\n');
    const cited = splitReferences(text).filter((part) => typeof part === 'number');
    const list = sections.at(-1)?.text.find((block) => block.type === 'list');
    expect(list).toMatchObject({ numbers: [...new Set(cited)] });
  });

  it('links each reference to its source', () => {
    const { container } = render(
      <CompanyContext.Provider value={BUILT_IN_COMPANY}>
        <Whitepaper paper={getWhitepaper()} newTab="öffnet in neuem Tab" />
      </CompanyContext.Provider>,
    );
    const references = [...container.querySelectorAll('[role="doc-noteref"]')];
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      const target = container.querySelector(reference.getAttribute('href') ?? '');
      expect(`[${(target as HTMLLIElement).value}]`).toBe(reference.textContent);
    }
  });

  it('leads back to the TI transformation', () => {
    render(
      <CompanyContext.Provider value={BUILT_IN_COMPANY}>
        <Whitepaper paper={getWhitepaper()} newTab="öffnet in neuem Tab" />
      </CompanyContext.Provider>,
    );
    expect(screen.getByText('Zur TI-Transformation').getAttribute('href')).toBe('/ti-transformation');
  });
});
