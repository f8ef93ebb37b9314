import { Badge, Flex, Switch } from '@chakra-ui/react';
import type { EditedOpening } from 'contract/opening';
import type { ReactNode } from 'react';
import { usePublishOpening } from '~/admin/data/openings';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { EntryRow } from '~/admin/list/entry-row';
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

export const editButtonId = (key: string) => `opening-edit-${key}`;

export function OpeningRow({ opening, handle, onEdit, onDelete }: OpeningRowProps) {
  const { actions, list } = useTexts('admin-openings');
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const { key, name, updatedBy, outdated } = opening;
  const fields = fieldsOf(opening);
  const states = judgedLanguages({ textsIn: (language) => textsIn(fields, language), outdated });
  const date = listDate(opening.lastUpdated);
  return (
    <EntryRow
      lead={handle}
      title={name}
      code={key}
      isUnsaved={hasDraft('opening', key)}
      facts={updatedBy ? fill(list.updatedBy, { date, name: updatedBy }) : fill(list.updated, { date })}
      states={<LanguageStates states={states} />}
      controls={
        <>
          <PublishedSwitch opening={opening} />
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

const PALETTES = { published: 'green', expired: 'yellow', hidden: 'gray' } as const;

function PublishedSwitch({ opening }: { opening: EditedOpening }) {
  const { states, list } = useTexts('admin-openings');
  const { may } = useAccount();
  const publish = usePublishOpening();
  const { key, isPublished, name } = opening;
  const state = stateOf(opening);
  return (
    <Flex align="center" gap="2">
      {may.openings.update && (
        <Switch.Root
          size="sm"
          colorPalette="green"
          checked={isPublished}
          onCheckedChange={({ checked }) => publish.mutate({ key, isPublished: checked })}
        >
          <Switch.HiddenInput aria-label={fill(list.publish, { name })} />
          <Switch.Control minW="8" />
        </Switch.Root>
      )}
      <Badge colorPalette={PALETTES[state]} justifyContent="center" minW="6.75rem" minH="6" px="2">
        {states[state]}
      </Badge>
    </Flex>
  );
}
