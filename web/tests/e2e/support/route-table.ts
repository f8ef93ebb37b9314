import { LANGUAGE_CODES } from '~/i18n/languages';

/** The specification's route table (section 2), without languages; `/admin` stands outside of it. */
export const PATHS = [
  '/',
  '/products/idatik',
  '/products/fhir-link',
  '/products/me-ti',
  '/products/attrian',
  '/products/cryptoth',
  '/products/attrian-credentials',
  '/products/docuflow',
  '/docs/idatik',
  '/documentation',
  '/status',
  '/careers',
  '/investors-partners',
  '/investment-deck',
  '/impressum',
  '/blog',
  '/schedule-meeting',
  '/ti-transformation',
  '/eu-id',
] as const;

export const PREFIXES = ['', ...LANGUAGE_CODES.map((code) => `/${code}` as const)] as const;

export function address(prefix: (typeof PREFIXES)[number], path: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}
