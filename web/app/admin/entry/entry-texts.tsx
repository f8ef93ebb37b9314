import { Box, Flex, Grid, Heading, RadioGroup, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { FieldValue } from 'contract/entry-body';
import { isTranslated } from 'contract/field';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { isTranslatedKind, type TranslatedKind } from 'contract/translation-state';
import { Fragment, memo, type ReactNode } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { judgedLanguages, type LanguageJudgements, OTHER_LANGUAGES } from '~/admin/parts/judged-languages';
import { labelIn, languageName } from '~/admin/parts/language-name';
import { TakeGerman } from '~/admin/parts/take-german';
import { TermHints } from '~/admin/parts/term-hints';
import { TRANSLATION_LOOKS, TranslationBadge } from '~/admin/parts/translation-badge';
import { useOutdated } from '~/admin/translations/use-outdated';
import { useTexts } from '~/i18n/texts';
import { EntryField } from './entry-field';
import { textOf } from './entry-fields';
import { useEntryForm } from './entry-form';
import type { Entry } from './use-entry';

interface EntryTextsProps {
  /** The states of languages are those of the first. */
  entries: readonly [Entry, ...Entry[]];
}

export function EntryTexts({ entries }: EntryTextsProps) {
  const { beside, onBeside } = useEntryForm();
  const { translation } = useTexts('admin');
  const states = judgedLanguages(entries[0].judged);
  return (
    <Stack gap="5">
      <LanguagePicker language={beside} onLanguage={onBeside} states={states} />
      <Grid templateColumns="1fr 1fr" gap={{ lg: '6', '2xl': '8' }} hideBelow="lg">
        <ColumnHead language={DEFAULT_LANGUAGE}>
          <Text as="span" fontSize="0.8125rem" color="fg.subtle">
            {translation.original}
          </Text>
        </ColumnHead>
        <ColumnHead language={beside}>
          <TranslationBadge state={states[beside]} />
        </ColumnHead>
      </Grid>
      {entries.map((entry) =>
        isTranslatedKind(entry.kind) ? <TextRows key={entry.kind} entry={entry} kind={entry.kind} /> : null,
      )}
    </Stack>
  );
}

function TextRows({ entry, kind }: { entry: Entry; kind: TranslatedKind }) {
  const { beside } = useEntryForm();
  const { words } = entry;
  const outdated = useOutdated({
    thing: { kind, key: entry.key },
    etag: entry.version?.etag,
    judged: entry.judged,
    language: beside,
    nameOf: (field) => words.labelOf({ field, language: DEFAULT_LANGUAGE }),
    isReadOnly: entry.isReadOnly,
  });
  const rows = Object.entries(entry.fields).filter(([, { isLocalized }]) => isLocalized);
  return (
    <>
      {rows.map(([field, { begins, ...description }]) => (
        <Fragment key={field}>
          {begins && words.groups?.[begins] && (
            <GroupHeading id={groupId(begins)} {...words.groups[begins]} />
          )}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap={{ base: '3', lg: '6', '2xl': '8' }}
            pb={{ base: '5', lg: '0' }}
            borderBottom={{ base: '1px solid', lg: 'none' }}
            borderColor="border"
          >
            {([DEFAULT_LANGUAGE, beside] as const).map((language) => (
              <div key={language}>
                <EntryField entry={entry} place={{ field, language }} />
                {language !== DEFAULT_LANGUAGE && outdated.mark(field)}
                {language !== DEFAULT_LANGUAGE && isTranslated(description) && (
                  <>
                    <TakeGermanText entry={entry} field={field} language={language} />
                    <TermHints
                      german={textAt(entry, field, DEFAULT_LANGUAGE)}
                      text={textAt(entry, field, language)}
                      language={language}
                    />
                  </>
                )}
              </div>
            ))}
          </Grid>
        </Fragment>
      ))}
      {outdated.summary}
    </>
  );
}

const textAt = ({ form, names }: Entry, field: string, language: Language): string =>
  textOf(form.values[names.of({ field, language })]);

function TakeGermanText({ entry, field, language }: { entry: Entry; field: string; language: Language }) {
  const { form, names, words, isReadOnly } = entry;
  const place = { field, language };
  const name = names.of(place);
  if (isReadOnly) return null;
  return (
    <NamedTakeGerman
      german={form.values[names.of({ field, language: DEFAULT_LANGUAGE })]}
      value={form.values[name]}
      label={words.labelOf(place)}
      language={language}
      valueName={name}
      set={form.set}
    />
  );
}

interface NamedTakeGermanProps {
  german: FieldValue | undefined;
  value: FieldValue | undefined;
  label: string;
  language: Language;
  valueName: string;
  set: DraftForm['set'];
}

/** Memoized, so that typing renders the buttons of no other field. */
const NamedTakeGerman = memo(function NamedTakeGerman({
  label,
  language,
  valueName,
  set,
  ...texts
}: NamedTakeGermanProps) {
  return (
    <TakeGerman {...texts} label={labelIn(label, language)} onTake={(german) => set(valueName, german)} />
  );
});

/** The id of a heading, whose next sibling holds the first fields of its group. */
export const groupId = (begins: string) => `group-${begins}`;

function GroupHeading({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <Box id={id} borderTop={{ lg: '1px solid' }} borderColor={{ lg: 'border' }} pt={{ lg: '5' }}>
      <Heading as="h4" fontSize="1rem">
        {title}
      </Heading>
      <Text mt="1" fontSize="0.875rem" color="fg.subtle">
        {lead}
      </Text>
    </Box>
  );
}

function ColumnHead({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Flex gap="2.5" align="center" pb="2" borderBottom="2px solid" borderColor="border" minH="9">
      <Text fontWeight="650">{languageName(language)}</Text>
      {children}
    </Flex>
  );
}

interface LanguagePickerProps {
  language: Language;
  onLanguage: (language: Language) => void;
  states: LanguageJudgements;
}

/** Compares values: the states are new objects with every keystroke, but mostly equal. */
const showsTheSame = (before: LanguagePickerProps, now: LanguagePickerProps) =>
  before.language === now.language &&
  before.onLanguage === now.onLanguage &&
  OTHER_LANGUAGES.every((code) => before.states[code] === now.states[code]);

const LanguagePicker = memo(function LanguagePicker({ language, onLanguage, states }: LanguagePickerProps) {
  const { translation } = useTexts('admin');
  return (
    <RadioGroup.Root
      value={language}
      onValueChange={({ value }) => {
        const chosen = OTHER_LANGUAGES.find((code) => code === value);
        if (chosen) onLanguage(chosen);
      }}
    >
      <Flex gap="1.5" align="center" wrap="wrap">
        <RadioGroup.Label fontSize="0.875rem" color="fg.subtle" me="1.5">
          {translation.beside}
        </RadioGroup.Label>
        {OTHER_LANGUAGES.map((code) => {
          const { Icon, palette } = TRANSLATION_LOOKS[states[code]];
          return (
            <RadioGroup.Item
              key={code}
              value={code}
              gap="1.5"
              px="2.5"
              h="8"
              border="1px solid"
              borderColor="border"
              borderRadius="control"
              bg="bg"
              cursor="pointer"
              _hover={{ borderColor: 'border.emphasized' }}
              _checked={{ bg: 'sky', borderColor: 'petrol', fontWeight: '600' }}
              _focusVisible={{ outline: '2px solid', outlineColor: 'petrol', outlineOffset: '2px' }}
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemText fontSize="0.875rem" fontWeight="inherit">
                {languageName(code)}
                <VisuallyHidden>({translation[states[code]]})</VisuallyHidden>
              </RadioGroup.ItemText>
              <Flex colorPalette={palette} color="colorPalette.fg">
                <Icon size={14} aria-hidden="true" />
              </Flex>
            </RadioGroup.Item>
          );
        })}
      </Flex>
    </RadioGroup.Root>
  );
}, showsTheSame);
