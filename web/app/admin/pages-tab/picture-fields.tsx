import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import { useState } from 'react';
import type { PreviewImage } from '~/features/preview/protocol';
import { useTexts } from '~/i18n/texts';
import { AddName } from './add-name';
import { PictureRow } from './picture-row';
import { imageField, imageNames } from './section-fields';
import { useSectionSlot } from './section-slots';
import type { SectionForm } from './use-section-form';

interface PictureFieldsProps {
  section: EditedSection;
  form: Pick<SectionForm, 'values' | 'changes' | 'set' | 'savePicture'>;
  factsOf: (url: string) => PreviewImage;
  isReadOnly: boolean;
}

export function PictureFields({ section, form, factsOf, isReadOnly }: PictureFieldsProps) {
  const { pictures, addPicture } = useTexts('admin-pages');
  const [added, setAdded] = useState<readonly string[]>([]);
  const { images: shown } = useSectionSlot(section.sectionKey);
  const names = imageNames(form.values, [...(shown ?? []), ...added]);
  return (
    <Box as="section" aria-labelledby="section-pictures">
      <Heading as="h3" id="section-pictures" fontSize="1.125rem">
        {pictures.title}
      </Heading>
      <Text mt="1" mb="4" fontSize="0.875rem" lineHeight="1.55" color="fg.subtle" maxW="44rem">
        {pictures.lead}
      </Text>
      {names.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" mb="5" layerStyle="card">
          {names.map((name) => {
            const url = String(form.values[imageField(name)] ?? '');
            return (
              <PictureRow
                key={name}
                name={name}
                picture={url ? factsOf(url) : null}
                isChanged={imageField(name) in form.changes}
                isShown={shown === null || shown.includes(name)}
                isReadOnly={isReadOnly}
                takesFocus={name === added.at(-1)}
                onChange={(chosen) => form.set(imageField(name), chosen)}
                onUploaded={(uploaded) => form.savePicture(name, uploaded)}
              />
            );
          })}
        </Stack>
      )}
      {!isReadOnly && (
        <AddName texts={addPicture} taken={names} onAdd={(name) => setAdded([...added, name])} />
      )}
    </Box>
  );
}
