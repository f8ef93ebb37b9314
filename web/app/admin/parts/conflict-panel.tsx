import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { longDate } from './dates';
import { Notice } from './notice';
import { useShownValue } from './shown-value';

interface ConflictPanelProps {
  form: Pick<DraftForm, 'conflicts' | 'resolve' | 'isDirty'>;
  updatedBy: string | null;
  lastUpdated: string | null;
  labelOf: (field: string) => string;
  /** Returns the form's words for a choice, a switch or no value (an empty text). */
  wordsOf?: (field: string, value: string | boolean) => string | undefined;
}

export function ConflictPanel({ form, updatedBy, lastUpdated, labelOf, wordsOf }: ConflictPanelProps) {
  const { conflict } = useTexts('admin');
  const show = useShownValue();
  const isAllOwn = form.conflicts.every(({ isOwn }) => isOwn);
  const [choices, setChoices] = useState(0);
  const next = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  // The pressed button disappears with its field: the focus moves to the next field, or to the closing notice.
  useEffect(() => {
    if (choices > 0) next.current?.focus();
  }, [choices]);
  if (form.conflicts.length === 0) {
    return choices === 0 ? null : (
      <Notice
        ref={next}
        tabIndex={-1}
        status="info"
        mb="5"
        title={form.isDirty ? conflict.chosenUnsaved : conflict.chosen}
      />
    );
  }
  return (
    <Notice
      status="warning"
      mb="5"
      title={isAllOwn ? conflict.own.title : conflict.title}
      text={
        isAllOwn
          ? conflict.own.text
          : fill(conflict.text, {
              name: updatedBy ?? conflict.unknownName,
              date: lastUpdated ? longDate(lastUpdated) : '',
            })
      }
    >
      <Stack gap="5" mt="4">
        {form.conflicts.map(({ name, mine, theirs, isOwn }, index) => (
          <div key={name}>
            <Text ref={index === 0 ? next : undefined} tabIndex={-1} fontWeight="600" color="fg">
              {labelOf(name)}
            </Text>
            <Grid gap="4" mt="2" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
              {(
                [
                  ['mine', mine, isOwn ? conflict.own : conflict],
                  ['theirs', theirs, isOwn ? conflict.own : conflict],
                ] as const
              ).map(([choice, value, words]) => (
                <Stack key={choice} bg="bg" borderRadius="control" p="3" gap="2">
                  <Text fontSize="0.8125rem" color="fg.subtle">
                    {words[choice]}
                  </Text>
                  <Text whiteSpace="pre-wrap" color="fg" maxH="14rem" overflowY="auto" flex="1">
                    {show(value, (one) => wordsOf?.(name, one))}
                  </Text>
                  <Button
                    size="sm"
                    variant="outline"
                    alignSelf="start"
                    onClick={() => {
                      form.resolve(name, choice);
                      setChoices(choices + 1);
                    }}
                    aria-label={`${choice === 'mine' ? words.takeMine : words.takeTheirs}: ${labelOf(name)}`}
                  >
                    {choice === 'mine' ? words.takeMine : words.takeTheirs}
                  </Button>
                </Stack>
              ))}
            </Grid>
          </div>
        ))}
      </Stack>
    </Notice>
  );
}
