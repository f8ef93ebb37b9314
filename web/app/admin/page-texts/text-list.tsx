import { Badge, Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { SearchField } from '~/admin/parts/search-field';
import { type ShownText, TEXT_PLACES } from '~/features/text-preview/text-protocol';
import { sameText, type TextRef } from '~/features/text-preview/text-table';
import { contentOf } from '~/i18n/content-text';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

export interface ListedText extends ShownText {
  isChanged: boolean;
  isOutdated: boolean;
}

interface TextListProps {
  title: string;
  texts: readonly ListedText[];
  open: TextRef | null;
  onPoint: (ref: TextRef) => void;
  onOpen: (ref: TextRef) => void;
}

const matches = (search: string, { text, key }: ShownText) =>
  `${text} ${key}`.toLocaleLowerCase('de').includes(search.trim().toLocaleLowerCase('de'));

export function TextList({ title, texts, open, onPoint, onOpen }: TextListProps) {
  const { list } = useTexts('admin-page-texts');
  const [search, setSearch] = useState('');
  const found = texts.filter((text) => matches(search, text));
  return (
    <Box as="section" aria-labelledby="page-texts-list">
      <Heading as="h3" id="page-texts-list" fontSize="1rem" mb="3">
        {title}
      </Heading>
      <SearchField mb="3" w="full" label={list.search} value={search} onChange={setSearch} />
      {found.length === 0 && texts.length > 0 && (
        <Text role="status" color="fg.subtle">
          {fill(list.nothing, { search: search.trim() })}
        </Text>
      )}
      {TEXT_PLACES.map((place) => {
        const here = found.filter((text) => text.place === place);
        if (here.length === 0) return null;
        return (
          <Box key={place} mb="5">
            <Heading as="h4" fontSize="0.8125rem" color="fg.subtle" mb="2">
              {list.places[place]}
            </Heading>
            <Stack as="ul" gap="1" listStyleType="none">
              {here.map((text) => (
                <li key={`${text.language} ${text.file} ${text.key}`}>
                  <TextRow
                    text={text}
                    isOpen={open !== null && sameText(open, text)}
                    onPoint={onPoint}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </Stack>
          </Box>
        );
      })}
    </Box>
  );
}

interface TextRowProps extends Pick<TextListProps, 'onPoint' | 'onOpen'> {
  text: ListedText;
  isOpen: boolean;
}

function TextRow({ text, isOpen, onPoint, onOpen }: TextRowProps) {
  const { list } = useTexts('admin-page-texts');
  const kinds = { ...list.kinds, ...useKindWords('one') };
  const kind = contentOf(text.file)?.kind;
  return (
    <chakra.button
      type="button"
      w="full"
      minH="9"
      px="2.5"
      py="1.5"
      textAlign="start"
      borderRadius="control"
      border="1px solid"
      borderColor={isOpen ? 'petrol' : 'transparent'}
      bg={isOpen ? 'sky' : undefined}
      fontSize="0.875rem"
      lineHeight="1.45"
      overflowWrap="anywhere"
      _hover={{ bg: 'bg.muted' }}
      aria-current={isOpen ? 'true' : undefined}
      onFocus={() => onPoint(text)}
      // Only a moved pointer points: the list may appear, or scroll, under one that rests.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) onPoint(text);
      }}
      onClick={() => onOpen(text)}
    >
      <Text as="span" lang={text.language} lineClamp="2">
        {text.text || list.empty}
      </Text>
      {kind && (
        <Text as="span" me="2" fontSize="0.75rem" color="fg.subtle">
          {kinds[kind]}
        </Text>
      )}
      {text.isChanged && (
        <Text as="span" me="2" fontSize="0.75rem" color="fg.subtle">
          {list.changed}
        </Text>
      )}
      {text.isOutdated && (
        <Badge as="span" colorPalette="yellow">
          {list.outdated}
        </Badge>
      )}
    </chakra.button>
  );
}
