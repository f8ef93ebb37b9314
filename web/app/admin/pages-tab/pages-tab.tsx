import { DEFAULT_LANGUAGE } from 'contract/languages';
import { lazy, useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { useSections } from '~/admin/data/sections';
import { Loaded } from '~/admin/parts/load-state';
import { TranslationTable } from '~/admin/translations/translation-table';
import { DeletedSection } from './deleted-section';
import { SectionEditor } from './section-editor';
import { SectionList } from './section-list';

const PageTexts = lazy(() => import('~/admin/page-texts/page-texts'));

export default function PagesTab() {
  const { location, navigate, close: closeItem } = useAdminLocation();
  const sections = useSections();
  const [lastOpen, setLastOpen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const open = location.tab === 'pages' ? location.item : null;
  if (open !== null && open !== lastOpen) setLastOpen(open);
  const openList = () => navigate({ tab: 'pages', item: null });

  if (location.textsOf !== undefined) {
    return (
      <PageTexts
        textsOf={location.textsOf}
        language={location.language ?? DEFAULT_LANGUAGE}
        onBack={openList}
      />
    );
  }
  if (location.isOverview) return <TranslationTable onBack={openList} />;
  if (open === null) {
    return (
      <SectionList
        query={sections}
        lastOpen={lastOpen}
        search={search}
        onSearch={setSearch}
        onOpen={(item) => navigate({ tab: 'pages', item })}
      />
    );
  }
  if (!sections.data) return <Loaded query={sections} />;
  const section = sections.data.find(({ sectionKey }) => sectionKey === open);
  return section ? (
    <SectionEditor key={open} section={section} language={location.language} onClose={closeItem} />
  ) : (
    <DeletedSection key={open} sectionKey={open} onBack={closeItem} />
  );
}
