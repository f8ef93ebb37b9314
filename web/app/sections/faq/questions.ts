import type { PageTexts } from '~/i18n/pages';
import { SECURITY_POLICY_PATH } from '~/sections/shared/security-policy-path';
import type { SiteAddress } from '~/site-map';

type Texts = PageTexts<'faq'>;
type Label = Exclude<keyof Texts['links'], 'lang'>;

/** Blocks of `faq.json` with questions, in the order of the page; their names are places on it. */
export const GROUPS = ['ti', 'integration', 'security', 'operation', 'project'] as const;

type GroupName = (typeof GROUPS)[number];
type QuestionName = { [Group in GroupName]: keyof Texts[Group]['questions'] }[GroupName];
export type FurtherReading =
  | { page: SiteAddress; label: Label }
  | { file: string; label: Label }
  | { product: string };

const CONTACT = { page: '/#contact', label: 'contact' } as const;
const TRANSFORMATION = { page: '/ti-transformation', label: 'transformation' } as const;

export const FURTHER: Readonly<Partial<Record<QuestionName, FurtherReading>>> = {
  'ti-gateway': TRANSFORMATION,
  kim: { product: 'me-ti' },
  zeta: TRANSFORMATION,
  'eu-wallet': { page: '/eu-id', label: 'euId' },
  kis: { product: 'fhir-link' },
  isik: { product: 'fhir-link' },
  avv: CONTACT,
  report: { file: SECURITY_POLICY_PATH, label: 'policy' },
  c5: CONTACT,
  nis2: CONTACT,
  pentest: CONTACT,
  hosting: CONTACT,
  'operating-model': CONTACT,
  sla: { page: '/status', label: 'status' },
  support: CONTACT,
  duration: { page: '/schedule-meeting', label: 'schedule' },
  price: CONTACT,
  references: CONTACT,
  training: { page: '/documentation', label: 'documentation' },
  migration: { page: '/schedule-meeting', label: 'schedule' },
};

export interface Question {
  name: string;
  question: string;
  answer: string;
  /** Empty for an answer that needs more than two words. */
  inShort: string;
  further: FurtherReading | undefined;
}

/** Takes a first sentence of one or two words, such as "Nein." or "Noch nicht." */
const inShort = (answer: string): string => /^\p{L}+(?:\s\p{L}+)?(?=\.(?:\s|$))/u.exec(answer)?.[0] ?? '';

export function questionsOf(group: { questions: Record<string, { question: string; answer: string }> }) {
  const further: Readonly<Record<string, FurtherReading>> = FURTHER;
  return Object.entries(group.questions).map(
    ([name, texts]): Question => ({
      name,
      ...texts,
      inShort: inShort(texts.answer),
      further: further[name],
    }),
  );
}
