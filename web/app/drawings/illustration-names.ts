import { PROJECT_ILLUSTRATIONS, type ProjectIcon, type ProjectIllustration } from 'contract/project-fields';

export const ILLUSTRATION_NAMES = [
  ...PROJECT_ILLUSTRATIONS,
  'ti-compliance',
  'ti-security',
  'ti-interoperability',
  'shelf',
  'gate',
  'detail-idatik',
  'detail-fhir-link',
  'detail-me-ti',
  'detail-attrian',
  'detail-attrian-credentials',
  'detail-docuflow',
  'eu-wallet',
  'partners',
] as const;
export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];

export const ILLUSTRATION_SIZE = { width: 320, height: 200 } as const;

const BY_ICON: Record<ProjectIcon, ProjectIllustration> = {
  'user-check': 'idatik',
  link: 'fhir-link',
  'message-square': 'me-ti',
  users: 'attrian',
  award: 'attrian-credentials',
  'shield-check': 'docuflow',
};

const isDrawn = (name: string): name is ProjectIllustration =>
  PROJECT_ILLUSTRATIONS.some((drawn) => drawn === name);

interface DrawnProduct {
  key: string;
  icon: ProjectIcon;
  illustration: ProjectIllustration | null;
}

export function illustrationOf({ key, icon, illustration }: DrawnProduct): ProjectIllustration {
  return illustration ?? (isDrawn(key) ? key : BY_ICON[icon]);
}

export const detailOf = (illustration: ProjectIllustration) => `detail-${illustration}` as const;
