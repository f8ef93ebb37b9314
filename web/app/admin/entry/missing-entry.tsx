import { Button } from '@chakra-ui/react';
import type { DraftKey } from '~/admin/drafts/draft-store';
import { useDraft } from '~/admin/drafts/use-draft';
import { Notice } from '~/admin/parts/notice';
import { fill } from '~/i18n/fill';

export interface MissingEntryProps {
  entry: Pick<DraftKey, 'kind' | 'key'>;
  words: { gone: string; goneText: string; goneDraft: string; goneDiscard: string; back: string };
  onClose: () => void;
}

export function MissingEntry({ entry, words, onClose }: MissingEntryProps) {
  const draft = useDraft(entry, {});
  return (
    <Notice
      status="warning"
      title={words.gone}
      text={fill(draft.isDirty ? words.goneDraft : words.goneText, { key: entry.key })}
      actions={
        <>
          {draft.isDirty && (
            <Button size="sm" variant="outline" onClick={draft.discard}>
              {words.goneDiscard}
            </Button>
          )}
          <Button size="sm" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    />
  );
}
