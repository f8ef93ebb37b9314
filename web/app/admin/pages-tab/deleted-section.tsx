import { Box, Button, Clipboard, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { LANGUAGE_CODES } from 'contract/languages';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useInvalidate } from '~/admin/data/invalidation';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { useCreateSection } from '~/admin/data/sections';
import { type DraftForm, useDraft } from '~/admin/drafts/use-draft';
import { faultyPlaces } from '~/admin/entry/entry-fields';
import { BackButton } from '~/admin/parts/back-button';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { languageName } from '~/admin/parts/language-name';
import { Notice } from '~/admin/parts/notice';
import { useFailureNotice } from '~/admin/parts/notices';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { changeOf, fieldsOf, shapeOf } from './section-fields';
import { useSectionLabel } from './use-section-entry';

interface DeletedSectionProps {
  sectionKey: string;
  onBack: () => void;
}

export function DeletedSection({ sectionKey, onBack }: DeletedSectionProps) {
  const { list, gone } = useTexts('admin-pages');
  const form = useDraft({ kind: 'section', key: sectionKey }, {});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="5" align="start">
      <BackButton onClick={onBack}>{list.back}</BackButton>
      <Notice
        status={form.isDirty ? 'warning' : 'info'}
        overflowWrap="anywhere"
        title={
          <Heading as="h2" ref={heading} tabIndex={-1} fontSize="1rem" lineHeight="1.5">
            {gone.title}
          </Heading>
        }
        text={`${fill(gone.text, { key: sectionKey })} ${form.isDirty ? gone.kept : ''}`}
      />
      {form.isDirty && (
        <>
          <UnsavedTexts changes={form.changes} />
          <UnsavedTextActions sectionKey={sectionKey} form={form} onDiscarded={onBack} />
        </>
      )}
    </Stack>
  );
}

function UnsavedTexts({ changes }: Pick<DraftForm, 'changes'>) {
  const { gone } = useTexts('admin-pages');
  const labelOf = useSectionLabel();
  const { translations = {}, images = {} } = changeOf(changes);
  const groups = [
    ...LANGUAGE_CODES.map((code) => ({
      name: languageName(code),
      lang: code,
      texts: translations[code] ?? {},
    })),
    { name: gone.pictures, lang: null, texts: images },
  ].filter(({ texts }) => Object.keys(texts).length > 0);
  return groups.map(({ name, lang, texts }) => (
    <Box as="section" key={name} w="full" maxW="60rem" aria-label={name}>
      <Heading as="h3" fontSize="1.0625rem">
        {name}
      </Heading>
      {Object.entries(texts).map(([field, text]) => {
        const label = lang ? labelOf({ field, language: lang }) : field;
        return (
          <Box key={field} mt="3" p="4" layerStyle="card">
            <Flex gap="3" align="center" justify="space-between">
              <Text fontSize="0.875rem" fontWeight="600" overflowWrap="anywhere">
                {label}
              </Text>
              <CopyButton text={text ?? ''} label={`${label} (${name})`} />
            </Flex>
            <Text mt="2" lang={lang ?? undefined} whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text || gone.empty}
            </Text>
          </Box>
        );
      })}
    </Box>
  ));
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const { gone } = useTexts('admin-pages');
  return (
    <Clipboard.Root value={text}>
      <Clipboard.Context>
        {({ copied }) => (
          <Clipboard.Trigger asChild>
            <Button size="xs" variant="outline" aria-label={`${label}: ${copied ? gone.copied : gone.copy}`}>
              {copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
              {copied ? <span role="status">{gone.copied}</span> : gone.copy}
            </Button>
          </Clipboard.Trigger>
        )}
      </Clipboard.Context>
    </Clipboard.Root>
  );
}

interface UnsavedTextActionsProps {
  sectionKey: string;
  form: DraftForm;
  onDiscarded: () => void;
}

function UnsavedTextActions({ sectionKey, form, onDiscarded }: UnsavedTextActionsProps) {
  const { gone, notices } = useTexts('admin-pages');
  const { failure, cancel } = useTexts('admin');
  const { may } = useAccount();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const invalidate = useInvalidate();
  const notifyFailure = useFailureNotice();
  // Leaves out pictures: a deleted one would make the site refuse the texts. They stay in the draft.
  const { translations = {} } = changeOf(form.changes);
  const calls = useOneAtATime();
  const { mutateAsync, isPending } = useCreateSection();
  const createAgain = async () => {
    try {
      const section = await mutateAsync({ sectionKey, translations });
      notify({ title: notices.created });
      form.settle(fieldsOf(section), fieldsOf({ translations, images: {} }));
    } catch (error) {
      notifyFailure(failure.create, error, 'kept');
      // Somebody else has created it again: opens its editor, which applies the draft.
      if (error instanceof CallError && error.status === 409) void invalidate('section');
    }
  };
  const isFaulty = faultyPlaces(shapeOf(sectionKey), form.changes, form.changes).length > 0;
  return (
    <Flex gap="2" wrap="wrap">
      {may.sections.create && !isFaulty && (
        <BusyButton isBusy={isPending} onClick={() => calls.once(createAgain)}>
          {gone.create}
        </BusyButton>
      )}
      <Button variant="outline" colorPalette="red" onClick={() => setDialogOpen(true)}>
        {gone.discard}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={cancel.title}
        cancel={{ label: gone.keep, onChoose: () => setDialogOpen(false) }}
        answers={[
          {
            label: cancel.discard,
            isDangerous: true,
            onChoose: () => {
              form.discard();
              onDiscarded();
            },
          },
        ]}
      >
        {gone.discardText}
      </ConfirmDialog>
    </Flex>
  );
}
