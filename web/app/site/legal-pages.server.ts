import { hasSection } from '~/content/published/sections.server';
import { type PageSection, pagesWith } from '~/site-map';

export type LegalPages = Partial<Record<PageSection, boolean>>;

export async function findLegalPages(): Promise<LegalPages> {
  const found = pagesWith('section').map(
    async ({ section }) => [section, await hasSection(section)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}
