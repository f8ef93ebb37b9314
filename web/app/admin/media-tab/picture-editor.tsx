import {
  Box,
  CloseButton,
  Dialog,
  Field,
  Flex,
  Grid,
  Image,
  Link,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import type { Fields } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { type ReactNode, type RefObject, useRef } from 'react';
import {
  type ListedPicture,
  putAlternativeTexts,
  type TextsByLanguage,
  usePatchPicture,
} from '~/admin/data/media';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { useSave } from '~/admin/data/use-save';
import { useDraft } from '~/admin/drafts/use-draft';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { DialogSheet } from '~/admin/parts/dialog-sheet';
import { labelIn, languageName } from '~/admin/parts/language-name';
import { SaveBar } from '~/admin/parts/save-bar';
import { TakeGerman } from '~/admin/parts/take-german';
import { excessOf, useTooLong } from '~/admin/parts/too-long';
import { TranslationBadge } from '~/admin/parts/translation-badge';
import { useAccount } from '~/admin/session/account';
import { useOutdated } from '~/admin/translations/use-outdated';
import { useTexts } from '~/i18n/texts';
import { describeButtonId } from './picture-card';
import { isDescribed, judgedTexts, statesOf, TEXT_NAME } from './picture-facts';

const TEXT_LIMIT = 500;

interface PictureEditorProps {
  picture: ListedPicture;
  dates: TextsByLanguage;
  language?: Language | undefined;
  onClose: () => void;
}

const fieldId = (language: Language) => `alternative-text-${language}`;

const fieldsOf = (texts: TextsByLanguage): Fields =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, texts[language] ?? '']));

const trimmed = (fields: Fields): TextsByLanguage =>
  Object.fromEntries(Object.entries(fields).map(([language, text]) => [language, String(text).trim()]));

export function PictureEditor({ picture, dates, language = DEFAULT_LANGUAGE, onClose }: PictureEditorProps) {
  const { editor } = useTexts('admin-media');
  const { form: formTexts } = useTexts('admin');
  const { may } = useAccount();
  const mayChange = may.media.update && picture.mayChange;
  const form = useDraft({ kind: 'media', key: String(picture.id) }, fieldsOf(picture.alternativeTexts));
  const { save, isSaving } = useSave<ListedPicture>({
    change: 'picture',
    patchCache: usePatchPicture(),
    savedNotice: { title: editor.saved },
    conflictNotice: () => ({ title: editor.othersSaved, description: editor.othersSavedText }),
    isRefetchedWhenGone: true,
  });
  const calls = useOneAtATime();
  const firstField = useRef<HTMLTextAreaElement>(null);
  const { id, name, url } = picture;
  const typed = form.changes as TextsByLanguage;
  const outdated = useOutdated({
    thing: { kind: 'picture', key: String(id) },
    etag: undefined,
    judged: judgedTexts(picture, typed),
    language,
    nameOf: () => editor.title,
    isReadOnly: !mayChange,
  });

  const store = async () => {
    await save({
      sent: form.changes,
      send: (sent) => putAlternativeTexts({ id, before: picture.alternativeTexts, changes: trimmed(sent) }),
      onSaved: (saved, sent) => form.settle(fieldsOf(saved.alternativeTexts), sent),
    });
  };
  const onSave = () => {
    const tooLong = LANGUAGE_CODES.find(
      (language) => excessOf(String(form.values[language] ?? ''), TEXT_LIMIT) > 0,
    );
    if (tooLong) document.getElementById(fieldId(tooLong))?.focus();
    else void calls.once(store);
  };

  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => firstField.current}
      finalFocusEl={() => document.getElementById(describeButtonId(id))}
      closeOnInteractOutside={false}
      size={{ mdDown: 'full', md: 'xl' }}
    >
      <DialogSheet maxW={{ md: '64rem' }} p={{ base: '4', md: '6' }} pb="0">
        <Flex gap="4" justify="space-between" align="start" mb="4">
          <div>
            <Dialog.Title fontSize="1.25rem">{editor.title}</Dialog.Title>
            <Text color="fg.subtle" fontSize="0.875rem" overflowWrap="anywhere">
              {name}
            </Text>
          </div>
          <Dialog.CloseTrigger asChild position="static">
            <CloseButton size="sm" aria-label={formTexts.close} />
          </Dialog.CloseTrigger>
        </Flex>
        <ConflictPanel
          form={form}
          updatedBy={null}
          lastUpdated={Object.values(dates).sort().at(-1) ?? null}
          labelOf={(field) => labelIn(editor.title, field as Language)}
        />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="6">
          <PicturePane url={url} alternativeText={String(form.values[DEFAULT_LANGUAGE] ?? '')} />
          <TextFields
            firstField={firstField}
            firstLanguage={language}
            form={form}
            states={statesOf(picture, typed)}
            mark={(language) => outdated.mark(TEXT_NAME, language)}
            summary={outdated.summary}
            isDisabled={!mayChange}
          />
        </Grid>
        {!mayChange && (
          <Text mt="4" color="fg.subtle">
            {may.media.update ? editor.readOnlyTheirs : editor.readOnly}
          </Text>
        )}
        <SaveBar form={form} isSaving={isSaving} onSave={mayChange ? onSave : null} onClose={onClose} />
      </DialogSheet>
    </Dialog.Root>
  );
}

function PicturePane({ url, alternativeText }: { url: string; alternativeText: string }) {
  const { editor } = useTexts('admin-media');
  const { frame } = useTexts('admin');
  return (
    <Box alignSelf="start" position={{ md: 'sticky' }} top="0">
      <Box bg="bg.muted" border="1px solid" borderColor="border" borderRadius="card" overflow="hidden">
        <Image
          src={`${url}?w=960`}
          alt={alternativeText}
          w="full"
          maxH={{ base: '15rem', md: '26rem' }}
          objectFit="contain"
        />
      </Box>
      <Link href={url} target="_blank" rel="noopener" mt="2" fontSize="0.875rem" color="petrol">
        {editor.open} <Box srOnly>{frame.newWindow}</Box>
      </Link>
      <Text mt="3" fontSize="0.875rem" lineHeight="1.55" color="fg.subtle">
        {editor.advice}
      </Text>
    </Box>
  );
}

interface TextFieldsProps {
  firstField: RefObject<HTMLTextAreaElement>;
  firstLanguage: Language;
  form: ReturnType<typeof useDraft>;
  states: ReturnType<typeof statesOf>;
  mark: (language: Language) => ReactNode;
  summary: ReactNode;
  isDisabled: boolean;
}

function TextFields({ firstField, firstLanguage, form, states, mark, summary, isDisabled }: TextFieldsProps) {
  const { editor } = useTexts('admin-media');
  const hints: Partial<Record<Language, string>> = {
    de: form.values[DEFAULT_LANGUAGE] ? editor.fallback : editor.missingGerman,
  };
  const tooLong = useTooLong();
  const faultOf = (language: Language) => tooLong(String(form.values[language] ?? ''), TEXT_LIMIT);
  const isAnyFilled = isDescribed({ name: '', alternativeTexts: form.values as Record<Language, string> });
  return (
    <Stack gap="4">
      {LANGUAGE_CODES.map((language) => (
        <Field.Root
          key={language}
          id={fieldId(language)}
          disabled={isDisabled}
          invalid={faultOf(language) !== null}
          gap="1"
        >
          <Flex w="full" align="center" justify="space-between" gap="2" minH="6">
            <Field.Label fontSize="0.875rem">{languageName(language)}</Field.Label>
            {isAnyFilled && <TranslationBadge state={states[language]} />}
          </Flex>
          <Textarea
            ref={language === firstLanguage ? firstField : undefined}
            lang={language}
            rows={2}
            autoresize
            value={String(form.values[language] ?? '')}
            onChange={({ currentTarget }) => form.set(language, currentTarget.value)}
          />
          <Field.ErrorText>{faultOf(language)}</Field.ErrorText>
          {hints[language] && <Field.HelperText>{hints[language]}</Field.HelperText>}
          {language !== DEFAULT_LANGUAGE && !isDisabled && (
            <TakeGerman
              german={form.values[DEFAULT_LANGUAGE]}
              value={form.values[language]}
              label={labelIn(editor.title, language)}
              onTake={(german) => form.set(language, german)}
            />
          )}
          {mark(language)}
        </Field.Root>
      ))}
      {summary}
    </Stack>
  );
}
