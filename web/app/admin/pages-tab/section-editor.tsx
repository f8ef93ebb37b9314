import { Box, Button, Code, Flex, Heading, Stack } from '@chakra-ui/react';
import type { FieldValue } from 'contract/entry-body';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useSteady } from '~/admin/drafts/use-steady';
import { BesidePreview } from '~/admin/entry/beside-preview';
import { SharedFields } from '~/admin/entry/entry-field';
import { useHeadingFocus } from '~/admin/entry/entry-focus';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryTexts } from '~/admin/entry/entry-texts';
import type { Entry } from '~/admin/entry/use-entry';
import { BackLabel } from '~/admin/parts/back-label';
import { longDate } from '~/admin/parts/dates';
import { judgedLanguages, languageBeside } from '~/admin/parts/judged-languages';
import { previewPath } from '~/features/preview/connect-preview';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { titleOf } from './listed-sections';
import { LivePreview } from './live-preview';
import { pictureUrls, previewOf } from './section-fields';
import { SectionPart } from './section-part';
import { useSectionSlot } from './section-slots';
import { UnseenFields } from './unseen-fields';
import { PictureFactsContext, usePictureFacts } from './use-picture-facts';
import { useSectionEntry } from './use-section-entry';

interface SectionEditorProps {
  section: EditedSection;
  language?: Language | undefined;
  onClose: () => void;
}

export function SectionEditor({ section, language: wanted, onClose }: SectionEditorProps) {
  const entry = useSectionEntry(section);
  const factsOf = usePictureFacts(Object.values(section.imageDetails), pictureUrls(entry.form.values));
  const [beside, setBeside] = useState(() => languageBeside(judgedLanguages(entry.judged), wanted));
  const [previewLanguage, setPreviewLanguage] = useState<Language>(wanted ?? DEFAULT_LANGUAGE);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);

  const show = useSteady((chosen: Language) => {
    setBeside(chosen);
    setPreviewLanguage(chosen);
  });
  const set = useSteady((name: string, value: FieldValue) => {
    const language = entry.names.read(name)?.language;
    if (language) setPreviewLanguage(language);
    entry.form.set(name, value);
  });
  const typed: Entry = { ...entry, form: { ...entry.form, set } };
  const { values } = entry.form;
  const { path } = useSectionSlot(section.sectionKey);

  return (
    <PictureFactsContext.Provider value={factsOf}>
      <Header section={section} heading={heading} onBack={onClose} />
      <BesidePreview
        preview={
          <LivePreview
            draft={previewOf(section.sectionKey, values, factsOf)}
            pathIn={(language) => previewPath(path, section.sectionKey, language)}
            isStored={!entry.form.isDirty}
            language={previewLanguage}
            onLanguage={setPreviewLanguage}
          />
        }
      >
        <EntryForm entries={[typed]} beside={beside} onBeside={show} onClose={onClose}>
          <Stack gap="6">
            <EntryTexts entries={[typed]} />
            <Pictures entry={entry} />
            <UnseenFields section={section} entry={entry} />
          </Stack>
        </EntryForm>
      </BesidePreview>
    </PictureFactsContext.Provider>
  );
}

function Pictures({ entry }: { entry: Entry }) {
  const { pictures } = useTexts('admin-pages');
  if (Object.values(entry.fields).every(({ widget }) => widget !== 'picture')) return null;
  return (
    <SectionPart id="section-pictures" title={pictures.title} lead={pictures.lead}>
      <Box layerStyle="card">
        <SharedFields entry={entry} gap="0" />
      </Box>
    </SectionPart>
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
