import { Checkbox, Stack, Text } from '@chakra-ui/react';
import { type Block, blockDeclaration, type ShownKind } from 'contract/landing-blocks';
import { OPTIONAL_MESSAGE_FIELDS } from 'contract/message-fields';
import { products } from '~/admin/data/products';
import { EVENTS, REFERENCES } from '~/admin/ordered-kind/plain-views';
import { Choice } from '~/admin/parts/choice';
import { RESOURCES } from '~/admin/resources-tab/resources-kind';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface Choosable {
  key: string;
  name: string;
}

function useChoices(): Readonly<Record<ShownKind, readonly Choosable[] | undefined>> {
  const { formFields } = useTexts('admin-landing-pages');
  return {
    field: OPTIONAL_MESSAGE_FIELDS.map((key) => ({ key, name: formFields[key] })),
    project: products.useAll().data?.map(({ key, title }) => ({ key, name: title || key })),
    resource: RESOURCES.data.useAll().data,
    reference: REFERENCES.data.useAll().data,
    event: EVENTS.data.useAll().data,
  };
}

interface ShownEntriesProps {
  block: Block;
  label: string;
  isReadOnly: boolean;
  onChange: (block: Block) => void;
}

/** Chooses the entries that a block shows, in the order of their own list. */
export function ShownEntries({ block, ...props }: ShownEntriesProps) {
  const { shows, most = 0 } = blockDeclaration(block.kind);
  return shows ? <Choices block={block} shows={shows} most={most} {...props} /> : null;
}

interface ChoicesProps extends ShownEntriesProps {
  shows: ShownKind;
  most: number;
}

function Choices({ block, shows, most, label, isReadOnly, onChange }: ChoicesProps) {
  const { builder } = useTexts('admin-landing-pages');
  const listed = useChoices()[shows];
  if (!listed) return null;
  const gone = block.keys
    .filter((key) => !listed.some((choice) => choice.key === key))
    .map((key) => ({ key, name: fill(builder.gone, { key }) }));
  const choices = [...listed, ...gone];
  if (choices.length === 0) {
    return (
      <Text ps="9" fontSize="0.8125rem" color="fg.subtle">
        {builder.nothing}
      </Text>
    );
  }
  if (most === 1) {
    return (
      <Choice
        ps="9"
        disabled={isReadOnly}
        label={label}
        labelStyle={{ srOnly: true }}
        value={block.keys[0] ?? ''}
        choices={[['', builder.choose], ...choices.map(({ key, name }) => [key, name] as const)]}
        onChoice={(key) => onChange({ ...block, keys: key ? [key] : [] })}
      />
    );
  }
  const toggle = (key: string, isChosen: boolean) => {
    const keys = choices.flatMap((choice) =>
      (choice.key === key ? isChosen : block.keys.includes(choice.key)) ? [choice.key] : [],
    );
    if (keys.length <= most) onChange({ ...block, keys });
  };
  return (
    <Stack role="group" aria-label={label} gap="1.5" ps="9" pb="1">
      {choices.map(({ key, name }) => (
        <Checkbox.Root
          key={key}
          size="sm"
          checked={block.keys.includes(key)}
          disabled={isReadOnly || (block.keys.length >= most && !block.keys.includes(key))}
          onCheckedChange={({ checked }) => toggle(key, checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{name}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
}
