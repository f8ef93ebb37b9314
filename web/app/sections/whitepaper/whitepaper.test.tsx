import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { CompanyContext } from '~/i18n/use-company';
import { plainText } from '~/markdown/plain-text';
import { getWhitepaper, readPaper } from './paper.server';
import { Whitepaper } from './whitepaper';

const FRONT = [
  '---',
  'title: Eins: zwei',
  ...['subtitle', 'date', 'description', 'kind', 'contents', 'publisher', 'back'].map((name) => `${name}: x`),
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

  it('gives every reference of its text a numbered source', () => {
    const text = getWhitepaper()
      .sections.map(({ text }) => plainText(text))
      .join('\n');
    const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    expect(new Set(cited).size).toBeGreaterThan(8);
    const last = Math.max(...cited);
    const unlisted = Array.from({ length: last }, (_, index) => index + 1).filter(
      (number) => cited.filter((other) => other === number).length < 2,
    );
    expect(unlisted, 'numbers that the text or the list lacks').toEqual([]);
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
