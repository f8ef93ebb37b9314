import { Box, Button, Code, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSteady } from '~/admin/drafts/use-steady';
import { BackLabel } from '~/admin/parts/back-label';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { longDate } from '~/admin/parts/dates';
import { PAGE_END } from '~/admin/parts/foot-bar';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { SaveBar } from '~/admin/parts/save-bar';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { titleOf } from './listed-sections';
import { LivePreview } from './live-preview';
import { PictureFields } from './picture-fields';
import { parseField, previewOf, tooLongField } from './section-fields';
import { useSectionSlot } from './section-slots';
import { textFieldId } from './text-field';
import { TextFields } from './text-fields';
import { useFieldLabel } from './use-field-label';
import { usePictureFacts } from './use-picture-facts';
import { useSectionForm } from './use-section-form';

interface SectionEditorProps {
  section: EditedSection;
  language?: Language | undefined;
  onClose: () => void;
}

const savedStates = ({ translations, outdated }: EditedSection) =>
  judgedLanguages({ textsIn: (code) => translations[code] ?? {}, outdated });

export function SectionEditor({ section, language: wanted, onClose }: SectionEditorProps) {
  const { sectionKey, updatedBy, lastUpdated } = section;
  const { editor } = useTexts('admin-pages');
  const { may } = useAccount();
  const form = useSectionForm(section);
  const { labelOf } = useFieldLabel();
  const factsOf = usePictureFacts(section, form.values);
  const [language, setLanguage] = useState(() => languageBeside(savedStates(section), wanted));
  const [previewLanguage, setPreviewLanguage] = useState<Language>(wanted ?? DEFAULT_LANGUAGE);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [refused, setRefused] = useState<{ fieldId: string } | null>(null);
  // After rendering: the field may be of a language that was hidden.
  useEffect(() => document.getElementById(refused?.fieldId ?? '')?.focus(), [refused]);

  const show = useSteady((chosen: Language) => {
    if (chosen !== DEFAULT_LANGUAGE) setLanguage(chosen);
    setPreviewLanguage(chosen);
  });
  const onSave = () => {
    const tooLong = parseField(tooLongField(form.changes) ?? '');
    if (tooLong?.kind !== 'text') return form.save();
    show(tooLong.language);
    setRefused({ fieldId: textFieldId(tooLong.language, tooLong.name) });
  };

  return (
    <>
      <Header section={section} heading={heading} onBack={onClose} />
      <Grid
        gap={{ base: '5', xl: '7' }}
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        {/* The bar at the end takes back this room, and must not lie on the preview below. */}
        <Stack gap="6" minW="0" pb={{ base: PAGE_END, xl: '0' }}>
          {!may.sections.update && <Text color="fg.subtle">{editor.mayOnlyLook}</Text>}
          <Box>
            <ConflictPanel form={form} updatedBy={updatedBy} lastUpdated={lastUpdated} labelOf={labelOf} />
            <TextFields
              section={section}
              form={form}
              language={language}
              onLanguage={show}
              onTyping={setPreviewLanguage}
              isReadOnly={!may.sections.update}
            />
          </Box>
          <PictureFields section={section} form={form} factsOf={factsOf} isReadOnly={!may.sections.update} />
          <SaveBar
            form={form}
            isSaving={form.isSaving}
            onSave={may.sections.update ? onSave : null}
            onClose={onClose}
          />
        </Stack>
        {/* After the form: by keyboard the way to Save would else lead through the whole page in the frame. */}
        <Box minW="0" position={{ xl: 'sticky' }} top={{ xl: '4' }}>
          <LivePreview
            draft={previewOf(sectionKey, form.values, factsOf)}
            isStored={!form.isDirty}
            language={previewLanguage}
            onLanguage={setPreviewLanguage}
          />
        </Box>
      </Grid>
    </>
  );
}

interface HeaderProps {
  section: EditedSection;
  heading: RefObject<HTMLHeadingElement>;
  onBack: () => void;
}

function Header({ section, heading, onBack }: HeaderProps) {
  const { form } = useTexts('admin');
  const { list, places } = useTexts('admin-pages');
  const { sectionKey, lastUpdated, updatedBy } = section;
  const { page } = useSectionSlot(sectionKey);
  return (
    <Box mb="5">
      <Button variant="ghost" size="sm" ms="-3" onClick={onBack}>
        <ArrowLeft size={16} aria-hidden="true" />
        <BackLabel>{list.back}</BackLabel>
      </Button>
      <Heading
        as="h2"
        ref={heading}
        tabIndex={-1}
        mt="1"
        fontSize="1.5rem"
        lineHeight="1.25"
        overflowWrap="anywhere"
      >
        {titleOf(section) || list.untitled}
      </Heading>
      <Flex mt="1" columnGap="3" wrap="wrap" fontSize="0.875rem" color="fg.subtle">
        <Code variant="plain" px="0" bg="transparent" color="inherit" overflowWrap="anywhere">
          {sectionKey}
        </Code>
        <span>{places[page]}</span>
        <span>
          {fill(updatedBy ? form.lastUpdatedBy : form.lastUpdated, {
            date: longDate(lastUpdated),
            name: updatedBy ?? '',
          })}
        </span>
      </Flex>
    </Box>
  );
}
