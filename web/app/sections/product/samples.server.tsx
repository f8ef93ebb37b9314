import type { Language } from 'contract/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageTexts } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import * as code from '~/sections/docs/code-block.css';
import { highlightJson } from '~/sections/docs/highlight';
import { foundBy, USERINFO_ANSWER } from '~/sections/docs/sample-answers.server';
import { fhirSearch, SAMPLE_ENDPOINTS } from '~/sections/docs/sample-endpoints.server';
import { foldedJson } from './folded-json';
import type { ShownSample } from './sample';

interface Sample {
  request: string;
  answer: object;
}
type SampledProduct = Exclude<keyof PageTexts<'product-samples'>, 'panel' | 'proof'>;

const GATEWAY = 'https://fhir.mustermed.example/r4';
/** LOINC code of creatinine in serum or plasma, which every laboratory reports. */
const QUERY = { patient: '4711', code: '2160-0' };

/** The smallest meaningful laboratory result that is valid in FHIR R4. */
export const OBSERVATION = {
  resourceType: 'Observation',
  id: 'kreatinin-1',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: QUERY.code }] },
  subject: { reference: `Patient/${QUERY.patient}` },
  effectiveDateTime: '2026-11-18',
  valueQuantity: { value: 0.9, unit: 'mg/dL' },
};

export const SAMPLES: Record<SampledProduct, Sample> = {
  idatik: {
    request: SAMPLE_ENDPOINTS.find(({ id }) => id === 'userinfo')?.request ?? '',
    answer: USERINFO_ANSWER,
  },
  'fhir-link': {
    request: fhirSearch(
      `${GATEWAY}/Observation`,
      ...Object.entries(QUERY).map(([name, value]) => `${name}=${value}`),
    ),
    answer: foundBy(new URLSearchParams(QUERY).toString(), OBSERVATION, GATEWAY),
  },
};
const hasSample = (product: string): product is SampledProduct => Object.hasOwn(SAMPLES, product);

/** Colours on the server, so that browsers need no script for it. */
function coloured(text: string): string {
  return renderToStaticMarkup(
    highlightJson(text).map(({ kind, code: part }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <span key={index} className={code.parts[kind]}>
        {part}
      </span>
    )),
  );
}

/** Returns null for a product without a sample. */
export function productSample(product: string, language: Language): ShownSample | null {
  if (!hasSample(product)) return null;
  const { 'product-samples': texts } = textsFor(language, 'product-samples');
  const { title, text, lang } = texts[product];
  const { request, answer } = SAMPLES[product];
  return {
    title,
    text,
    labels: texts.panel,
    request: coloured(request),
    response: coloured(foldedJson(answer)),
    ...(lang && { lang }),
  };
}
