import { Flex } from '@chakra-ui/react';
import type { EditedOpening } from 'contract/opening';
import type { ReactNode } from 'react';
import { usePublishOpening } from '~/admin/data/openings';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { EntryRow } from '~/admin/list/entry-row';
import { PublishedSwitch } from '~/admin/list/published-switch';
import { MoveButtons } from '~/admin/list/sortable';
import { listDate } from '~/admin/parts/dates';
import { judgedLanguages } from '~/admin/parts/judged-languages';
import { LanguageStates } from '~/admin/parts/language-states';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { fieldsOf, previewAddress, stateOf, textsIn } from './opening-fields';

interface OpeningRowProps {
  opening: EditedOpening;
  handle: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** Colours of what visitors see. */
const PALETTES = { published: 'green', expired: 'yellow', hidden: 'gray' } as const;

export const editButtonId = (key: string) => `opening-edit-${key}`;

export function OpeningRow({ opening, handle, onEdit, onDelete }: OpeningRowProps) {
  const { actions, list, states } = useTexts('admin-openings');
  const publish = usePublishOpening();
  const state = stateOf(opening);
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const { key, name, updatedBy, outdated } = opening;
  const fields = fieldsOf(opening);
  const languages = judgedLanguages({ textsIn: (language) => textsIn(fields, language), outdated });
  const date = listDate(opening.lastUpdated);
  return (
    <EntryRow
      lead={handle}
      title={name}
      code={key}
      isUnsaved={hasDraft('opening', key)}
      facts={updatedBy ? fill(list.updatedBy, { date, name: updatedBy }) : fill(list.updated, { date })}
      states={<LanguageStates states={languages} />}
      controls={
        <>
          <PublishedSwitch
            label={fill(list.publish, { name })}
            isOn={opening.isPublished}
            mayChange={may.openings.update}
            onChange={(isOn) => publish.mutate({ key, isOn })}
            state={states[state]}
            palette={PALETTES[state]}
          />
          {may.openings.update && (
            <Flex>
              <MoveButtons id={key} name={name} />
            </Flex>
          )}
        </>
      }
      actions={[
        { id: editButtonId(key), label: actions.edit, name: `${actions.edit}: ${name}`, onChoose: onEdit },
        { label: actions.preview, name: fill(list.previewOf, { name }), href: previewAddress(opening) },
        may.openings.delete && {
          label: actions.delete,
          name: `${actions.delete}: ${name}`,
          look: 'danger',
          onChoose: onDelete,
        },
      ]}
    />
  );
}
