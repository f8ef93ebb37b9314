import { Box, Code, Flex, Heading, Stack } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { type RefObject, useRef } from 'react';
import { BesidePreview } from '~/admin/entry/beside-preview';
import { SharedFields } from '~/admin/entry/entry-field';
import { useHeadingFocus } from '~/admin/entry/entry-focus';
import { EntryForm } from '~/admin/entry/entry-form';
import { EntryTexts } from '~/admin/entry/entry-texts';
import type { Entry } from '~/admin/entry/use-entry';
import { usePreviewLanguage } from '~/admin/entry/use-preview-language';
import { BackButton } from '~/admin/parts/back-button';
import { LastChange } from '~/admin/parts/last-change';
import { previewPath } from '~/features/preview/connect-preview';
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
  const { typed, beside, onBeside, language, setLanguage } = usePreviewLanguage(entry, wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);

  const { values } = entry.form;
  const { path } = useSectionSlot(section.sectionKey);

  return (
    <PictureFactsContext.Provider value={factsOf}>
      <Header section={section} heading={heading} onBack={onClose} />
      <BesidePreview
        preview={
          <LivePreview
            draft={previewOf(section.sectionKey, values, factsOf)}
            pathIn={(shown) => previewPath(path, section.sectionKey, shown)}
            isStored={!entry.form.isDirty}
            language={language}
            onLanguage={setLanguage}
          />
        }
      >
        <EntryForm entries={[typed]} beside={beside} onBeside={onBeside} onClose={onClose}>
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
  const { list, places } = useTexts('admin-pages');
  const { sectionKey } = section;
  const { page } = useSectionSlot(sectionKey);
  return (
    <Box mb="5">
      <BackButton onClick={onBack}>{list.back}</BackButton>
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
          <LastChange of={section} />
        </span>
      </Flex>
    </Box>
  );
}
