import { serviceStatus } from '~/admin/data/service-status';
import { SingleEntryTab } from '~/admin/entry/single-entry-tab';
import { useTexts } from '~/i18n/texts';
import { useStatusEntry } from './use-status-entry';

/** Edits what `/status` says of the services (docs/decisions/0067). */
export default function StatusTab() {
  const { title, groups } = useTexts('admin-status');
  return (
    <SingleEntryTab
      tab="status"
      lead={title.lead}
      titles={groups}
      query={serviceStatus.useStored('service-status')}
      useEntry={useStatusEntry}
    />
  );
}
