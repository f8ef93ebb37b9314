import { Badge, Box, Button, Code, Flex, Grid, Text } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { longDate } from '~/admin/parts/dates';
import { LanguageStates } from '~/admin/parts/language-states';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { statesOf, titleOf } from './listed-sections';
import { useSectionSlot } from './section-slots';

interface SectionRowProps {
  section: EditedSection;
  hasDraft: boolean;
  editButtons: RefObject<Map<string, HTMLButtonElement>>;
  onEdit: (key: string) => void;
  onDelete: ((section: EditedSection) => void) | null;
}

export const SectionRow = memo(function SectionRow({
  section,
  hasDraft,
  editButtons,
  onEdit,
  onDelete,
}: SectionRowProps) {
  const { sectionKey, lastUpdated, updatedBy } = section;
  const { list, places } = useTexts('admin-pages');
  const { page } = useSectionSlot(sectionKey);
  const { form } = useTexts('admin');
  const name = titleOf(section);
  const states = statesOf(section);
  return (
    <Grid
      as="li"
      gap={{ base: '2.5', lg: '5' }}
      alignItems="center"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) 14rem auto',
        xl: 'minmax(0, 1fr) 20.5rem 13rem auto',
      }}
      px={{ base: '4', md: '5' }}
      py="3.5"
      borderTop="1px solid"
      borderColor="border"
      _first={{ borderTop: 'none' }}
    >
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="600" overflowWrap="anywhere" color={name ? 'fg' : 'fg.subtle'}>
            {name || list.untitled}
          </Text>
          {hasDraft && (
            <Badge variant="subtle" colorPalette="yellow">
              {form.unsaved}
            </Badge>
          )}
        </Flex>
        <Text fontSize="0.875rem" color="fg.subtle" overflowWrap="anywhere">
          <Code variant="plain" px="0" fontSize="0.8125rem" color="inherit" bg="transparent">
            {sectionKey}
          </Code>
          {' · '}
          {places[page]}
        </Text>
      </Box>
      {states ? <LanguageStates states={states} /> : <span />}
      <Text
        fontSize="0.8125rem"
        lineHeight="1.45"
        textWrap="balance"
        color="fg.subtle"
        gridColumn={{ lg: '1 / 3', xl: 'auto' }}
        gridRow={{ lg: '2', xl: 'auto' }}
      >
        {fill(updatedBy ? form.lastUpdatedBy : form.lastUpdated, {
          date: longDate(lastUpdated),
          name: updatedBy ?? '',
        })}
      </Text>
      <Flex gap="2" wrap="wrap" justify={{ lg: 'end' }}>
        <Button
          ref={(button) => {
            if (button) editButtons.current?.set(sectionKey, button);
            else editButtons.current?.delete(sectionKey);
          }}
          size="sm"
          variant="outline"
          onClick={() => onEdit(sectionKey)}
          aria-label={`${list.edit}: ${sectionKey}`}
        >
          <Pencil size={15} aria-hidden="true" />
          {list.edit}
        </Button>
        {onDelete && (
          <Button
            size="sm"
            {...QUIET_DANGER}
            onClick={() => onDelete(section)}
            aria-label={fill(list.deleteNamed, { name: sectionKey })}
          >
            <Trash2 size={15} aria-hidden="true" />
            {list.delete}
          </Button>
        )}
      </Flex>
    </Grid>
  );
});
