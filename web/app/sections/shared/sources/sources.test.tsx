import { cleanup, screen, within } from '@testing-library/react';
import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOnPage } from '~/i18n/page.test-support';
import { SourceList } from './source-list';
import { SourceMarks } from './source-marks';
import { linksOf, numberOf, type SourceRegister } from './source-register';

const LAW = { acts: [{ number: '2024/1183', eli: 'reg/2024/1183' }] };
const REGISTER = {
  page: '/status',
  sources: { law: LAW, report: { href: 'https://www.example.org/report', lang: 'en' } },
} as const satisfies SourceRegister<string>;
const TEXTS = {
  title: 'Quellen',
  checked: 'Stand: heute',
  mark: 'Quelle {{number}}',
  items: { law: 'Ein Gesetz', report: 'Ein Bericht' },
};

afterEach(cleanup);

describe('the register of sources', () => {
  it('counts from one, in the order of its entries', () => {
    expect([numberOf(REGISTER, 'law'), numberOf(REGISTER, 'report')]).toEqual([1, 2]);
  });

  it.each(LANGUAGE_CODES)(
    'leads to the law in %s, or in English where that is no language of the EU',
    (language) => {
      const [link] = linksOf(LAW, language);
      const lang = language === 'sq' ? 'en' : language;
      expect(link).toMatchObject({ label: 'EUR-Lex 2024/1183', lang });
      expect(link?.href).toMatch(/^https:\/\/eur-lex\.europa\.eu\/eli\/reg\/2024\/1183\/oj\/[a-z]{3}$/);
    },
  );

  it('names a publication by the host that it stands on', () => {
    expect(linksOf(REGISTER.sources.report, 'de')).toEqual([
      { label: 'example.org', href: 'https://www.example.org/report', lang: 'en' },
    ]);
  });
});

describe('a reference', () => {
  it('leads to its source in the language of the visitor, and says its number in words', () => {
    renderOnPage(
      <>
        <SourceMarks register={REGISTER} keys={['report']} sources={TEXTS} />
        <SourceList register={REGISTER} sources={TEXTS} language="fr" />
      </>,
      { address: '/fr/status', language: 'fr', texts: {} },
    );
    const mark = screen.getByRole('link', { name: 'Quelle 2' });
    expect(mark.getAttribute('href')).toBe('/fr/status#source-2');
    const source = document.getElementById('source-2');
    expect(source?.tagName).toBe('LI');
    expect(source?.textContent).toContain('Ein Bericht');
    const region = within(screen.getByRole('region', { name: 'Quellen' }));
    expect(region.getByRole('link', { name: 'EUR-Lex 2024/1183' }).getAttribute('hreflang')).toBe('fr');
  });
});
