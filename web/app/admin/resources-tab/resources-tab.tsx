import type { Language } from 'contract/languages';
import { useAdminLocation } from '~/admin/admin-location';
import { useResources } from '~/admin/data/resources';
import { MissingEntry } from '~/admin/entry/missing-entry';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { useFocusOnReturn, useLocationInTab } from '~/admin/parts/location-in-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { NewResource } from './new-resource';
import { ResourceEditor } from './resource-editor';
import { ADD_BUTTON_ID, ResourceList } from './resource-list';
import { editButtonId } from './resource-row';

export default function ResourcesTab() {
  const { navigate, close } = useAdminLocation();
  const { may } = useAccount();
  const { item, language } = useLocationInTab('resources');
  useFocusOnReturn(item, (left) => (left === NEW_ENTRY ? ADD_BUTTON_ID : editButtonId(left)));
  const open = (next: string | null) => navigate({ tab: 'resources', item: next });
  if (item === null) return <ResourceList onEdit={open} onAdd={() => open(NEW_ENTRY)} />;
  if (item === NEW_ENTRY && may.resources.create) {
    return <NewResource onClose={() => open(null)} onCreated={open} />;
  }
  // Gives each resource its own form.
  return <Opened key={item} resourceKey={item} language={language} onClose={close} />;
}

interface OpenedProps {
  resourceKey: string;
  language: Language | undefined;
  onClose: () => void;
}

function Opened({ resourceKey, language, onClose }: OpenedProps) {
  const { editor } = useTexts('admin-resources');
  const { data, error, refetch } = useResources();
  if (!data) return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <Loading />;
  const resource = data.find(({ key }) => key === resourceKey);
  if (resource) return <ResourceEditor resource={resource} language={language} onClose={onClose} />;
  return <MissingEntry entry={{ kind: 'resource', key: resourceKey }} words={editor} onClose={onClose} />;
}
