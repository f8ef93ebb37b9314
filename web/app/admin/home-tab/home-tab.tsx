import type { EditedHomePage } from 'contract/home-page';
import { homePage } from '~/admin/data/home-page';
import { SingleEntryForm } from '~/admin/entry/single-entry-form';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { useTexts } from '~/i18n/texts';
import { useHomeEntry } from './use-home-entry';

export default function HomeTab() {
  const { title } = useTexts('admin-home');
  return (
    <LoadedTab tab="home" lead={title.lead} query={homePage.useStored('home-page')}>
      {(stored) => <HomeEditor stored={stored} />}
    </LoadedTab>
  );
}

function HomeEditor({ stored }: { stored: EditedHomePage }) {
  const { groups, always } = useTexts('admin-home');
  return (
    <SingleEntryForm
      entry={useHomeEntry(stored)}
      stored={stored}
      titles={groups}
      notice={{ status: 'info', ...always }}
    />
  );
}
