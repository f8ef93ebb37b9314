import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import frame from '~/i18n/locales/de/frame.json';
import status from '~/i18n/locales/de/status.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { ServiceList } from './service-list';

afterEach(cleanup);

const NAMES = ['Identity Provider (idatik)', 'FHIR-Gateway (fhir-link)', 'Website'];

function show(...stages: (string | null)[]) {
  const services = stages.map((stage, index) => ({
    name: NAMES[index] ?? '',
    stage,
    state: 'operational',
    uptime: '99,9 %',
  }));
  renderOnPage(<ServiceList services={services} texts={status} />, { texts: { frame } });
  const group = (title: string) => screen.queryByRole('region', { name: title });
  const names = (title: string) => {
    const region = group(title);
    return (
      region &&
      within(region)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent)
    );
  };
  return { group, names };
}

const { production, test } = status.groups;
const [first, second, third] = NAMES;

describe('ServiceList', () => {
  it('puts what is in test in a group of its own, and says so in words', () => {
    const { group, names } = show('Launch', 'In Testing', null);
    expect(names(production.title)).toEqual([first, third]);
    expect(names(test.title)).toEqual([second]);
    const tested = group(test.title)?.textContent;
    expect(tested).toContain('In Betrieb, Testumgebung');
    expect(tested).toContain(test.text);
    expect(group(production.title)?.textContent).not.toContain('Testumgebung');
  });

  it('puts what waits for its approval in test: nobody may work with it yet (decisions I11)', () => {
    const { names } = show('Launch', 'Ready für Zulassung', null);
    expect(names(production.title)).toEqual([first, third]);
    expect(names(test.title)).toEqual([second]);
  });

  it('leaves a group away that has no service', () => {
    const { names } = show('Launch', 'Pilotphase');
    expect(names(production.title)).toEqual([first, second]);
    expect(names(test.title)).toBeNull();
  });
});
