import { cleanup, screen, within } from '@testing-library/react';
import { LANGUAGE_CODES } from 'contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { SHOWN_PRODUCTS } from '~/features/products/products.test-support';
import german from '~/i18n/locales/de/ti-transformation.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { textsFor } from '~/i18n/texts.server';
import { SourceList } from '~/sections/shared/sources/source-list';
import { placeOf, sourceKeys } from '~/sections/shared/sources/source-register';
import { Benefits } from './benefits';
import { Duties } from './duties';
import { InfoCards } from './info-cards';
import { Process } from './process';
import { RoadMap } from './road-map';
import { SOURCES } from './sources';
import { WhitepaperLink } from './whitepaper-link';

const texts = textsFor('de', 'ti-transformation', 'frame');
const { duties, info, process, benefits, world, moved, sources } = texts['ti-transformation'];

let container: HTMLElement;

const region = (name: string) => within(screen.getByRole('region', { name }));
const headingsIn = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const all = (selector: string, inside: Element = container) => [
  ...inside.querySelectorAll<HTMLElement>(selector),
];

describe('around the stage', () => {
  beforeEach(() => {
    ({ container } = renderOnPage(
      <>
        <WhitepaperLink>{german.page.whitepaper}</WhitepaperLink>
        <Duties duties={duties} sources={sources} />
        <InfoCards info={info} sources={sources} />
        <Process process={process} />
        <Benefits benefits={benefits} />
        <RoadMap world={world} moved={moved} sources={sources} />
        <SourceList register={SOURCES} sources={sources} language="de" />
      </>,
      { address: '/de/ti-transformation', texts, root: { products: SHOWN_PRODUCTS } },
    ));
  });
  afterEach(cleanup);

  describe('the link to the whitepaper', () => {
    it('opens a new tab, and says so', () => {
      const link = screen.getByRole('link', {
        name: `${german.page.whitepaper} (${texts.frame.links.newTab})`,
      });
      expect(link.getAttribute('href')).toBe('/TI-2.0-Transformation-Whitepaper.html');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    });
  });

  describe('what is asked of a hospital', () => {
    it('stands in the order of its days, each with what to do', () => {
      const items = all('[data-state]');
      expect(items.map((item) => item.querySelector('time')?.dateTime)).toEqual([
        '2025-12-31',
        '2026-12-31',
        '2029',
      ]);
      for (const [index, { action }] of Object.values(duties.items).entries()) {
        expect(items[index]?.textContent).toContain(action);
      }
    });
  });

  describe('the info cards', () => {
    it('are the four of the specification, in its order', () => {
      const { architecture, hardware, transition, zeroTrust } = info;
      expect(headingsIn(info.title)).toEqual([
        architecture.title,
        hardware.title,
        transition.title,
        zeroTrust.title,
      ]);
    });
  });

  describe('the process', () => {
    const steps = () => all('section#process > div > ol > li');
    const itemsOf = (step: HTMLElement) =>
      all(':scope > details > ul > li', step).map(({ textContent }) => textContent);
    const productsOf = (step: HTMLElement) =>
      all('a', step).map((link) => new URL((link as HTMLAnchorElement).href).pathname);

    it('has every item that the specification lists for its four steps', () => {
      expect(steps().map(itemsOf)).toEqual(Object.values(process.steps).map(({ items }) => items));
      expect(steps().map((step) => itemsOf(step).length)).toEqual([6, 6, 4, 2]);
    });

    it('leads from each step to the products that do it', () => {
      expect(steps().map(productsOf)).toEqual([
        ['/de/products/attrian', '/de/products/idatik'],
        ['/de/products/attrian', '/de/products/cryptoth'],
        ['/de/products/fhir-link'],
        ['/de/products/attrian', '/de/products/attrian-credentials', '/de/eu-id'],
      ]);
    });
  });

  describe('the benefits', () => {
    it('are the three of the specification, each with something to show', () => {
      const { compliance, security, interoperability } = benefits;
      expect(headingsIn(benefits.title)).toEqual([compliance.title, security.title, interoperability.title]);
      for (const { evidence } of [compliance, security, interoperability]) {
        expect(region(benefits.title).getByText(evidence)).toBeTruthy();
      }
    });
  });

  describe('the road map and what is documented', () => {
    const entries = (kind: 'plan' | 'document') => all(`#road-map ol [data-kind=${kind}] li`);

    it('goes through the years from the beginning to the last date that is known', () => {
      expect(headingsIn(world.title).slice(0, -1)).toEqual([
        '2017',
        '2020–22',
        '2023',
        '2024',
        '2025',
        '2026',
        '2027',
        '2029',
      ]);
    });

    it('names a source behind every statement about the world, and none behind the road map', () => {
      expect(entries('document')).toHaveLength(Object.keys(world.facts).length);
      for (const entry of entries('document')) expect(all('a', entry), entry.textContent).not.toEqual([]);
      for (const entry of entries('plan')) expect(all('a', entry), entry.textContent).toEqual([]);
    });

    it('shows every statement of the road map, under its name', () => {
      expect(entries('plan').map(({ textContent }) => textContent)).toEqual(Object.values(world.years));
      for (const entry of entries('plan')) {
        expect(entry.closest('[data-kind]')?.firstElementChild?.textContent).toBe(world.planShort);
      }
    });

    it('says in words what the two marks mean, and from when each side is', () => {
      const legend = within(screen.getByRole('list', { name: world.legend })).getAllByRole('listitem');
      expect(legend.map(({ textContent }) => textContent)).toEqual([world.plan, world.documents]);
    });

    it('admits the dates that did not hold, its own first, the others with a source', () => {
      const dates = all('#road-map dl').map((list) => list.closest('li'));
      expect(dates).toHaveLength(Object.keys(moved.items).length);
      expect(dates[0]?.textContent).toContain(moved.items.ours.what);
      expect(dates.map((item) => item?.querySelector('a') !== null)).toEqual([
        false,
        ...dates.slice(1).map(() => true),
      ]);
    });
  });

  describe('the sources', () => {
    it('are all referred to, and every reference leads to one', () => {
      const referred = all('a[href*="#source-"]').map((link) =>
        new URL((link as HTMLAnchorElement).href).hash.slice(1),
      );
      const listed = sourceKeys(SOURCES).map((key) => placeOf(SOURCES, key));
      expect([...new Set(referred)].sort()).toEqual([...listed].sort());
      for (const id of listed) expect(container.querySelector(`#${id}`)?.tagName).toBe('LI');
    });

    it('have a title each', () => {
      expect(Object.keys(german.sources.items)).toEqual(sourceKeys(SOURCES));
    });
  });
});

describe.each(LANGUAGE_CODES)('the texts in %s', (language) => {
  const own = textsFor(language, 'ti-transformation')['ti-transformation'];

  it('have a head that search engines show whole', () => {
    expect(`${own.meta.title} | ${BUILT_IN_COMPANY.brand}`.length).toBeLessThanOrEqual(60);
    expect(own.meta.description.length).toBeGreaterThanOrEqual(120);
    expect(own.meta.description.length).toBeLessThanOrEqual(155);
  });

  it('date both sides, and speak of certificates that expire only with the word RSA', () => {
    expect(own.world.plan).toContain('2025');
    expect(own.world.documents).toContain('2026');
    expect(own.duties.asOf).toContain('2026');
    expect(own.world.years.expiry).toContain('RSA');
  });

  it('keep a name and its number on one line', () => {
    expect(JSON.stringify({ ...own, meta: null })).not.toMatch(/TI [12]\.0|VSDM 2\.0|FHIR R4|§ \d/);
  });
});
