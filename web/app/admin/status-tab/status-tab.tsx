import { serviceStatus } from '~/admin/data/service-status';
import { SingleEntryForm } from '~/admin/entry/single-entry-form';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { useTexts } from '~/i18n/texts';
import { useStatusEntry } from './use-status-entry';

/** Edits what `/status` says of the services (docs/decisions/0067). */
export default function StatusTab() {
  const { title } = useTexts('admin-status');
  return (
    <LoadedTab tab="status" lead={title.lead} query={serviceStatus.useStored('service-status')}>
      {(stored) => <StatusEditor stored={stored} />}
    </LoadedTab>
  );
}

function StatusEditor({ stored }: { stored: Parameters<typeof useStatusEntry>[0] }) {
  const { groups } = useTexts('admin-status');
  return <SingleEntryForm entry={useStatusEntry(stored)} stored={stored} titles={groups} />;
}
