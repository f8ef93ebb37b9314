import { Flex } from '@chakra-ui/react';
import type { EditedResource } from 'contract/resource';
import type { ReactNode } from 'react';
import { usePublishResource } from '~/admin/data/resources';
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
import { fieldsOf, previewAddress, stateOf, textsIn } from './resource-fields';

interface ResourceRowProps {
  resource: EditedResource;
  handle: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** Colours of what visitors see. */
const PALETTES = { published: 'green', empty: 'yellow', hidden: 'gray' } as const;

export const editButtonId = (key: string) => `resource-edit-${key}`;

export function ResourceRow({ resource, handle, onEdit, onDelete }: ResourceRowProps) {
  const { actions, list, states } = useTexts('admin-resources');
  const publish = usePublishResource();
  const state = stateOf(resource);
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const { key, name, updatedBy, outdated } = resource;
  const fields = fieldsOf(resource);
  const languages = judgedLanguages({ textsIn: (language) => textsIn(fields, language), outdated });
  const date = listDate(resource.lastUpdated);
  return (
    <EntryRow
      lead={handle}
      title={name}
      code={key}
      isUnsaved={hasDraft('resource', key)}
      facts={updatedBy ? fill(list.updatedBy, { date, name: updatedBy }) : fill(list.updated, { date })}
      states={<LanguageStates states={languages} />}
      controls={
        <>
          <PublishedSwitch
            label={fill(list.publish, { name })}
            isOn={resource.isPublished}
            mayChange={may.resources.update}
            onChange={(isOn) => publish.mutate({ key, isOn })}
            state={states[state]}
            palette={PALETTES[state]}
          />
          {may.resources.update && (
            <Flex>
              <MoveButtons id={key} name={name} />
            </Flex>
          )}
        </>
      }
      actions={[
        { id: editButtonId(key), label: actions.edit, name: `${actions.edit}: ${name}`, onChoose: onEdit },
        { label: actions.preview, name: fill(list.previewOf, { name }), href: previewAddress(resource) },
        may.resources.delete && {
          label: actions.delete,
          name: `${actions.delete}: ${name}`,
          look: 'danger',
          onChoose: onDelete,
        },
      ]}
    />
  );
}
