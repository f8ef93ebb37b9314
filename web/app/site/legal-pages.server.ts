import { hasSection } from '~/content/published/sections.server';
import { type PageSection, pagesWith } from '~/site-map';

/** Whether there is a page, for those that exist only once editors have written their section. */
export type LegalPages = Partial<Record<PageSection, boolean>>;

/** Which of them visitors can open now. */
export async function findLegalPages(): Promise<LegalPages> {
  const found = pagesWith('section').map(
    async ({ section }) => [section, await hasSection(section)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}
