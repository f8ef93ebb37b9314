import { Button, Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import type { TextChange, TextProblem } from 'contract/page-text';
import { X } from 'lucide-react';
import { languageName } from '~/admin/parts/language-name';
import { sameText, type TextRef } from '~/features/text-preview/text-table';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface OpenChangesProps {
  changes: readonly TextChange[];
  problems: readonly TextProblem[];
  onOpen: (ref: TextRef) => void;
  onDiscard: (ref: TextRef) => void;
}

export function OpenChanges({ changes, problems, onOpen, onDiscard }: OpenChangesProps) {
  const { changes: texts, panel, problems: reasons } = useTexts('admin-page-texts');
  return (
    <section aria-labelledby="open-changes">
      <Heading as="h3" id="open-changes" fontSize="1rem" mb="3">
        {texts.title}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {changes.map((change) => {
          const shown = change.to ?? panel.builtIn;
          const problem = problems.find((one) => sameText(one, change));
          return (
            <li key={`${change.language} ${change.file} ${change.key}`}>
              <Flex gap="2" align="start">
                <Button
                  flex="1"
                  minW="0"
                  h="auto"
                  py="1.5"
                  px="2.5"
                  size="sm"
                  variant="outline"
                  justifyContent="start"
                  textAlign="start"
                  whiteSpace="normal"
                  aria-label={fill(texts.open, { text: shown })}
                  onClick={() => onOpen(change)}
                >
                  <span>
                    <Text
                      as="span"
                      display="block"
                      lineClamp="2"
                      overflowWrap="anywhere"
                      lang={change.language}
                    >
                      {shown}
                    </Text>
                    <Text as="span" display="block" fontSize="0.8125rem" color="fg.subtle" fontWeight="400">
                      {change.file}, {languageName(change.language)}
                    </Text>
                    {problem && (
                      <Text as="span" display="block" color="red.fg" fontSize="0.8125rem" fontWeight="400">
                        {fill(reasons[problem.problem], { limit: problem.limit ?? '' })}
                      </Text>
                    )}
                  </span>
                </Button>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={fill(texts.discardOne, { text: shown })}
                  onClick={() => onDiscard(change)}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </Flex>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
