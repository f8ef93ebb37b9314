import { Box, Button, CloseButton, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { TranslatedTexts, Translation } from 'contract/translation';
import type { TranslatedKind } from 'contract/translation-state';
import { ExternalLink } from 'lucide-react';
import { useTranslatedTexts } from '~/admin/data/translations';
import { DialogSheet } from '~/admin/parts/dialog-sheet';
import { languageName } from '~/admin/parts/language-name';
import { Loaded } from '~/admin/parts/load-state';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { useOutdated } from './use-outdated';

export type ReviewedRow = Translation & { kind: TranslatedKind };

export const isReviewed = (row: Translation): row is ReviewedRow => row.kind !== 'service-status';

interface ReviewDialogProps {
  row: ReviewedRow;
  language: Language;
  panelHref: string;
  mayConfirm: boolean;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function ReviewDialog({
  row,
  language,
  panelHref,
  mayConfirm,
  onClose,
  focusAfter,
}: ReviewDialogProps) {
  const { review } = useTexts('admin-translations');
  const { form, frame } = useTexts('admin');
  const texts = useTranslatedTexts(row);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={focusAfter}
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
    >
      <DialogSheet maxW={{ md: '60rem' }}>
        <Dialog.Header>
          <Dialog.Title fontSize="1.25rem" overflowWrap="anywhere" pe="8">
            {fill(review.title, { name: row.name, language: languageName(language) })}
          </Dialog.Title>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label={form.close} />
          </Dialog.CloseTrigger>
        </Dialog.Header>
        <Dialog.Body>
          {texts.data ? (
            <Review texts={texts.data} language={language} isReadOnly={!mayConfirm} />
          ) : (
            <Loaded query={texts} />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Flex gap="2" wrap="wrap" justify="end">
            <ButtonLink size="sm" variant="outline">
              <a href={panelHref} target="_blank" rel="noopener">
                {review.toPanel}
                <ExternalLink size={15} role="img" aria-label={frame.newWindow} />
              </a>
            </ButtonLink>
            <Button size="sm" onClick={onClose}>
              {form.close}
            </Button>
          </Flex>
        </Dialog.Footer>
      </DialogSheet>
    </Dialog.Root>
  );
}

interface ReviewProps {
  texts: TranslatedTexts;
  language: Language;
  isReadOnly: boolean;
}

function Review({ texts, language, isReadOnly }: ReviewProps) {
  const { review, fields } = useTexts('admin-translations');
  const nameOf = (name: string) => (name in fields ? fields[name as keyof typeof fields] : name) ?? name;
  const { mark, summary } = useOutdated({
    thing: texts,
    etag: texts.etag,
    judged: { textsIn: (code) => texts.texts[code] ?? {}, outdated: texts.sources },
    language,
    nameOf,
    isReadOnly,
    areMarksOpen: true,
  });
  const names = Object.keys(texts.sources[language] ?? {});
  return (
    <Stack gap="5">
      {names.length === 0 && <Text role="status">{review.nothing}</Text>}
      {names.map((name) => (
        <Box key={name} as="section">
          <Heading as="h3" fontSize="1rem">
            {nameOf(name)}
          </Heading>
          <Text
            mt="1"
            maxH="12rem"
            overflowY="auto"
            tabIndex={0}
            role="group"
            aria-label={`${review.own}: ${nameOf(name)}`}
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            lang={language}
          >
            {texts.texts[language]?.[name]}
          </Text>
          {mark(name)}
        </Box>
      ))}
      {summary}
    </Stack>
  );
}
