import type { EditedSection, SectionInput } from '../../contract/section';
import { SECTION } from '../content-types';
import { LocalizedKind } from './localized-kind';
import { sectionChanges } from './section-changes';
import { type SectionRow, sectionView } from './section-view';

export const sections = new LocalizedKind<SectionRow, SectionInput, EditedSection>({
  uid: SECTION,
  path: '/content-sections',
  populate: { texts: true, images: { populate: ['image'] } },
  view: sectionView,
  changes: sectionChanges,
});
