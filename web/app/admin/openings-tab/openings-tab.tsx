import type { Language } from 'contract/languages';
import { useAdminLocation } from '~/admin/admin-location';
import { useOpenings } from '~/admin/data/openings';
import { MissingEntry } from '~/admin/entry/missing-entry';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { useFocusOnReturn, useLocationInTab } from '~/admin/parts/location-in-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { NewOpening } from './new-opening';
import { OpeningEditor } from './opening-editor';
import { ADD_BUTTON_ID, OpeningList } from './opening-list';
import { editButtonId } from './opening-row';

export default function OpeningsTab() {
  const { navigate, close } = useAdminLocation();
  const { may } = useAccount();
  const { item, language } = useLocationInTab('openings');
  useFocusOnReturn(item, (left) => (left === NEW_ENTRY ? ADD_BUTTON_ID : editButtonId(left)));
  const open = (next: string | null) => navigate({ tab: 'openings', item: next });
  if (item === null) return <OpeningList onEdit={open} onAdd={() => open(NEW_ENTRY)} />;
  if (item === NEW_ENTRY && may.openings.create) {
    return <NewOpening onClose={() => open(null)} onCreated={open} />;
  }
  // Gives each opening its own form.
  return <Opened key={item} openingKey={item} language={language} onClose={close} />;
}

interface OpenedProps {
  openingKey: string;
  language: Language | undefined;
  onClose: () => void;
}

function Opened({ openingKey, language, onClose }: OpenedProps) {
  const { editor } = useTexts('admin-openings');
  const { data, error, refetch } = useOpenings();
  if (!data) return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <Loading />;
  const opening = data.find(({ key }) => key === openingKey);
  if (opening) return <OpeningEditor opening={opening} language={language} onClose={onClose} />;
  return <MissingEntry entry={{ kind: 'opening', key: openingKey }} words={editor} onClose={onClose} />;
}
