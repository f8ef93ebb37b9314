import { cleanup, screen, within } from '@testing-library/react';
import { LANGUAGE_CODES } from 'contract/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import german from '~/i18n/locales/de/eu-id.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { textsFor } from '~/i18n/texts.server';
import { SourceList } from '~/sections/shared/sources/source-list';
import { linksOf, placeOf, sourceKeys } from '~/sections/shared/sources/source-register';
import { WORD_JOINER } from '~/typography';
import { HospitalSteps } from './hospital-steps';
import { KeyDates } from './key-dates';
import { MILESTONES } from './milestones';
import { SOURCES } from './sources';
import { StatusBadge } from './status-badge';
import { Timeline } from './timeline';

const texts = textsFor('de', 'eu-id')['eu-id'];

function show() {
  const { dates, timeline, steps, sources } = texts;
  return renderOnPage(
    <>
      <KeyDates dates={dates} sources={sources} />
      <Timeline timeline={timeline} sources={sources} progress="75 %" />
      <HospitalSteps steps={steps} sources={sources} />
      <SourceList register={SOURCES} sources={sources} language="de" />
    </>,
    { address: '/eu-id', texts: {} },
  );
}

const milestones = () =>
  within(screen.getByRole('region', { name: texts.timeline.title })).getAllByRole('listitem');

afterEach(cleanup);

describe('the timeline', () => {
  it('has the seven milestones of the specification in their order, each with a date for machines', () => {
    show();
    expect(milestones().map((milestone) => milestone.querySelector('time')?.dateTime)).toEqual([
      '2014',
      '2021',
      '2024-05-20',
      '2024-11-28',
      '2025-09',
      '2026',
      '2027',
    ]);
  });

  it('says the status of each in words', () => {
    show();
    const { completed, current, upcoming, future } = german.timeline.statuses;
    expect(
      milestones().map((milestone) => milestone.querySelector('span[data-status]')?.textContent),
    ).toEqual([completed, completed, completed, current, upcoming, upcoming, future]);
  });

  it('has one current milestone, with 75 percent and the month of which that is true (decisions C25)', () => {
    show();
    const current = milestones().filter((milestone) => milestone.getAttribute('aria-current') === 'step');
    expect(current).toHaveLength(1);
    const bar = screen.getByRole('progressbar', { name: german.timeline.progress.label });
    expect(current[0]?.contains(bar)).toBe(true);
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['75', '100']);
    expect(current[0]?.textContent).toContain(texts.timeline.progress.asOf);
    expect(texts.timeline.progress.asOf).toContain('November 2024');
  });

  it('says beside every milestone that was not completed what is known of it since', () => {
    show();
    const open = MILESTONES.flatMap(({ status }, index) => (status === 'completed' ? [] : [index]));
    const withNews = milestones().flatMap((milestone, index) =>
      milestone.textContent?.includes(german.timeline.since.title) ? [index] : [],
    );
    expect(withNews).toEqual(open);
  });
});

describe('the badge of a status', () => {
  it('differs by sign and colour, too', () => {
    const looks = (['completed', 'current', 'upcoming', 'future'] as const).map((status) =>
      renderToStaticMarkup(<StatusBadge status={status} label="" />).replace(`data-status="${status}"`, ''),
    );
    expect(new Set(looks).size).toBe(4);
  });
});

describe('the steps of a hospital', () => {
  it('come in the order of their days, and say which of them the regulation demands', () => {
    show();
    const region = within(screen.getByRole('region', { name: german.steps.title }));
    const steps = region.getAllByRole('listitem').filter(({ id }) => id);
    expect(steps).toHaveLength(6);
    const ways = within(region.getByRole('list', { name: german.steps.title })).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(steps.map(({ id }) => `#${id}`));
    const kinds = steps.map((step) => step.querySelector('[data-kind]')?.textContent);
    const { advice, law, computed } = german.steps.kinds;
    expect(kinds).toEqual([advice, advice, law, advice, advice, computed]);
    expect(steps.at(-1)?.querySelector('time')?.dateTime).toBe('2027-12-24');
  });
});

describe('the sources', () => {
  it('are all referred to, and every reference leads to one', () => {
    const { container } = show();
    const referred = [...container.querySelectorAll<HTMLAnchorElement>('a[href*="#source-"]')].map(
      ({ href }) => new URL(href).hash.slice(1),
    );
    const listed = sourceKeys(SOURCES).map((key) => placeOf(SOURCES, key));
    expect([...new Set(referred)].sort()).toEqual([...listed].sort());
    for (const id of listed) expect(container.querySelector(`#${id}`)?.tagName).toBe('LI');
  });

  it('name the five implementing acts one by one', () => {
    expect(linksOf(SOURCES.sources.acts, 'de').map(({ label }) => label)).toEqual([
      'EUR-Lex 2024/2977',
      'EUR-Lex 2024/2979',
      'EUR-Lex 2024/2980',
      'EUR-Lex 2024/2981',
      'EUR-Lex 2024/2982',
    ]);
  });
});

describe.each(LANGUAGE_CODES)('the texts in %s', (language) => {
  const own = textsFor(language, 'eu-id')['eu-id'];

  it('have a head that search engines show whole', () => {
    const title = `${own.meta.title} | ${BUILT_IN_COMPANY.brand}`.replaceAll(WORD_JOINER, '');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(own.meta.description.length).toBeGreaterThanOrEqual(120);
    expect(own.meta.description.length).toBeLessThanOrEqual(160);
  });

  it('name the years of the two deadlines and the months of both states', () => {
    expect(own.dates.supply.date).toMatch(/^24.*2026$/);
    expect(own.dates.duty.date).toMatch(/^24.*2027$/);
    expect(own.timeline.progress.asOf).toContain('2024');
    expect(own.timeline.since.title).toContain('2026');
    expect(own.timeline.lead).toContain('2024');
  });
});
