import { useState } from 'react';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { TabPage } from '~/admin/parts/tab-page';
import { usePlace } from '~/admin/place';
import { TranslationTable } from '~/admin/translations/translation-table';
import { useTexts } from '~/i18n/texts';
import { GoneSection } from './gone-section';
import { SectionEditor } from './section-editor';
import { SectionList } from './section-list';
import { useSections } from './use-sections';

/** The sections of the site: their list, or the one that is being edited. */
export default function PagesTab() {
  const { title } = useTexts('admin-pages');
  const { place, go, leave } = usePlace();
  const sections = useSections();
  const [lastOpen, setLastOpen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const open = place.tab === 'pages' ? place.item : null;
  if (open !== null && open !== lastOpen) setLastOpen(open);
  const close = () => go({ tab: 'pages', item: null });

  if (place.isOverview) return <TranslationTable onBack={close} />;
  if (!sections.data) {
    return (
      <TabPage title={<span lang={title.lang}>{title.text}</span>}>
        {sections.isError ? (
          <LoadFailure error={sections.error} onRetry={() => sections.refetch()} />
        ) : (
          <Loading />
        )}
      </TabPage>
    );
  }
  if (open === null) {
    return (
      <SectionList
        sections={sections.data}
        lastOpen={lastOpen}
        search={search}
        onSearch={setSearch}
        onOpen={(item) => go({ tab: 'pages', item })}
      />
    );
  }
  const section = sections.data.find(({ sectionKey }) => sectionKey === open);
  return section ? (
    <SectionEditor key={open} section={section} language={place.language} onClose={leave} />
  ) : (
    <GoneSection key={open} sectionKey={open} onBack={leave} />
  );
}
