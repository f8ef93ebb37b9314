import type { PageTexts } from '~/i18n/pages';
import type { SourceKey } from './sources';

type World = PageTexts<'ti-transformation'>['world'];

interface Fact {
  key: keyof World['facts'];
  sources: readonly SourceKey[];
}

interface Year {
  year: string;
  /** Entries of the company's road map of November 2025 (decision I5). */
  plans: readonly (keyof World['years'])[];
  facts: readonly Fact[];
}

export const YEARS: readonly Year[] = [
  { year: '2017', plans: ['introduction'], facts: [{ key: 'launch', sources: ['launch'] }] },
  { year: '2020–22', plans: ['ecc'], facts: [] },
  { year: '2023', plans: ['replacement'], facts: [{ key: 'connectorLife', sources: ['connectorLife'] }] },
  { year: '2024', plans: [], facts: [{ key: 'healthId', sources: ['healthId'] }] },
  {
    year: '2025',
    plans: ['expiry'],
    facts: [
      { key: 'messenger', sources: ['messenger'] },
      { key: 'zeta', sources: ['zeta'] },
      { key: 'rsa', sources: ['rsaFaq'] },
    ],
  },
  {
    year: '2026',
    plans: ['support', 'operation'],
    facts: [
      { key: 'record', sources: ['record'] },
      { key: 'professional', sources: ['professional'] },
      { key: 'rsaOff', sources: ['rsaFaq'] },
      { key: 'insuredData', sources: ['plan', 'vsdm'] },
      { key: 'readiness', sources: ['zeta'] },
      { key: 'readers', sources: ['readers', 'checkIn'] },
      { key: 'terminalCards', sources: ['terminalCards'] },
    ],
  },
  {
    year: '2027',
    plans: [],
    facts: [
      { key: 'wallet', sources: ['wallet'] },
      { key: 'cardLink', sources: ['cardLink'] },
    ],
  },
  { year: '2029', plans: [], facts: [{ key: 'services', sources: ['plan'] }] },
];
