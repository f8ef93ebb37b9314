import { homePage } from '~/admin/data/home-page';
import { SingleEntryTab } from '~/admin/entry/single-entry-tab';
import { useTexts } from '~/i18n/texts';
import { useHomeEntry } from './use-home-entry';

export default function HomeTab() {
  const { title, groups, always } = useTexts('admin-home');
  return (
    <SingleEntryTab
      tab="home"
      lead={title.lead}
      titles={groups}
      query={homePage.useStored('home-page')}
      useEntry={useHomeEntry}
      noticeOf={() => ({ status: 'info', ...always })}
    />
  );
}
