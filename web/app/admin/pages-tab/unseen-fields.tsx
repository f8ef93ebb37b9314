import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import type { Entry } from '~/admin/entry/use-entry';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { Thumbnail } from './picture-widget';
import { fieldsOf, type UnseenField, unseenFields } from './section-fields';
import { SectionPart } from './section-part';

interface UnseenFieldsProps {
  section: EditedSection;
  entry: Entry;
}

export function UnseenFields({ section, entry }: UnseenFieldsProps) {
  const { unseen } = useTexts('admin-pages');
  const stored = fieldsOf(section);
  // A draft may have texts that were never saved.
  const found = unseenFields(entry.fields, { ...entry.form.values, ...stored });
  if (found.length === 0) return null;
  return (
    <SectionPart id="section-unseen" title={unseen.title} lead={unseen.lead}>
      <Stack as="ul" listStyleType="none" gap="0" layerStyle="card">
        {found.map((field) => (
          <UnseenRow key={field.values[0]} field={field} entry={entry} stored={stored} />
        ))}
      </Stack>
    </SectionPart>
  );
}

interface UnseenRowProps {
  field: UnseenField;
  entry: Entry;
  stored: Readonly<Record<string, string>>;
}

function UnseenRow({ field: { field, isPicture, text, values }, entry, stored }: UnseenRowProps) {
  const { unseen, fields } = useTexts('admin-pages');
  const { form, words, isReadOnly } = entry;
  const label = isPicture ? fill(fields.picture, { name: field }) : words.labelOf({ field, language: 'de' });
  const isRemoved = values.every((name) => form.values[name] === '');
  const change = () => {
    for (const name of values) form.set(name, isRemoved ? (stored[name] ?? '') : '');
  };
  return (
    <Flex
      as="li"
      gap="4"
      p="4"
      align="center"
      wrap="wrap"
      borderTop="1px solid"
      borderColor="border"
      _first={{ borderTop: 'none' }}
    >
      {isPicture && <Thumbnail url={text} />}
      <Box flex="1" minW="12rem">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="600" overflowWrap="anywhere">
            {label}
          </Text>
          <Badge variant="subtle" colorPalette={isRemoved ? 'yellow' : 'gray'}>
            {isRemoved ? unseen.removed : unseen.mark}
          </Badge>
        </Flex>
        {!isPicture && (
          <Text
            fontSize="0.875rem"
            color="fg.subtle"
            lineClamp="3"
            overflowWrap="anywhere"
            textDecoration={isRemoved ? 'line-through' : undefined}
          >
            {text}
          </Text>
        )}
      </Box>
      {!isReadOnly && (
        <Button
          size="sm"
          {...(isRemoved ? { variant: 'outline' } : QUIET_DANGER)}
          aria-label={fill(isRemoved ? unseen.undoFor : unseen.removeFor, { name: label })}
          onClick={change}
        >
          {isRemoved ? unseen.undo : unseen.remove}
        </Button>
      )}
    </Flex>
  );
}
