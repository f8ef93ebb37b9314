import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { Translation } from 'contract/translation';
import { usePageTextList } from '~/admin/data/page-texts';
import { languageName } from '~/admin/parts/language-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { countsByLanguage, type TextCounts } from './translation-rows';

interface TextSummaryProps {
  rows: readonly Translation[];
  mayReadPages: boolean;
}

export function TextSummary({ rows, mayReadPages }: TextSummaryProps) {
  const { table } = useTexts('admin-translations');
  const { data: files = [] } = usePageTextList({ isEnabled: mayReadPages });
  return (
    <Box as="section" aria-labelledby="text-summary" mb="5">
      <Heading as="h3" id="text-summary" fontSize="1rem" mb="3">
        {table.summaryTitle}
      </Heading>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
      >
        {countsByLanguage(rows, files).map((counts) => (
          <Summary key={counts.language} {...counts} />
        ))}
      </Box>
    </Box>
  );
}

const shown = (count: number) => count.toLocaleString('de');

function Summary({ language, total, missing, outdated, done }: TextCounts) {
  const { table } = useTexts('admin-translations');
  const parts = [
    { name: 'done', count: done, color: 'signal.green' },
    { name: 'outdated', count: outdated, color: 'signal.amber' },
  ];
  return (
    <Box as="li" minW="0" fontSize="0.875rem">
      <Text fontWeight="600">{languageName(language)}</Text>
      <Flex h="2" my="1.5" borderRadius="full" overflow="hidden" bg="bg.emphasized" aria-hidden="true">
        {parts.map(({ name, count, color }) => (
          <Box key={name} bg={color} style={{ width: total > 0 ? `${(100 * count) / total}%` : 0 }} />
        ))}
      </Flex>
      <Text>{fill(table.summary, { done: shown(done), total: shown(total) })}</Text>
      <Text color={done === total ? 'fg.subtle' : 'signal.amberDeep'}>
        {fill(table.summaryOpen, { missing: shown(missing), outdated: shown(outdated) })}
      </Text>
    </Box>
  );
}
