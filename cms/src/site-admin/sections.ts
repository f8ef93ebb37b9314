import type { EditedSection, SectionInput } from '../../contract/section';
import { SECTION } from '../content-types';
import { LocalizedResource } from './localized-resource';
import { sectionChanges } from './section-changes';
import { type SectionRow, sectionView } from './section-view';

export const sections = new LocalizedResource<SectionRow, SectionInput, EditedSection>({
  uid: SECTION,
  path: '/content-sections',
  populate: { texts: true, images: { populate: ['image'] } },
  view: sectionView,
  changes: sectionChanges,
});
