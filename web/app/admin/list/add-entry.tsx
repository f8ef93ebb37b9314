import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { DraftKey } from '~/admin/drafts/draft-store';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { UnsavedMark } from '~/admin/parts/unsaved-mark';

interface AddEntryProps {
  id: string;
  label: string;
  newKind: DraftKey['kind'];
  onAdd: () => void;
}

/** Opens the form of a new entry, and tells whether one was begun. */
export function AddEntry({ id, label, newKind, onAdd }: AddEntryProps) {
  const hasDraft = useHasDraft();
  return (
    <>
      {hasDraft(newKind, NEW_ENTRY) && <UnsavedMark />}
      <Button id={id} size="sm" onClick={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}
