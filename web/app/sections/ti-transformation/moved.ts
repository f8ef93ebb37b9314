import type { PageTexts } from '~/i18n/pages';
import type { SourceKey } from './sources';

/** Dates that were not kept, the company's own first; their texts are in `ti-transformation.json`. */
export const MOVED: readonly {
  key: keyof PageTexts<'ti-transformation'>['moved']['items'];
  sources: readonly SourceKey[];
}[] = [
  { key: 'ours', sources: [] },
  { key: 'modernisation', sources: ['modernisation', 'plan'] },
  { key: 'insuredData', sources: ['connectorRelease', 'plan'] },
  { key: 'professional', sources: ['professional'] },
  { key: 'terminalCards', sources: ['terminalCards'] },
  { key: 'medication', sources: ['medicationSpring', 'medicationAutumn'] },
];
