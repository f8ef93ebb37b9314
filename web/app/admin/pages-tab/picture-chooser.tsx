import { Image, Text } from '@chakra-ui/react';
import type { ChooserProps } from '~/admin/media-tab/file-actions';
import { FileChooser } from '~/admin/media-tab/file-chooser';
import { thumbnailOf } from '~/admin/parts/thumbnail';
import { useTexts } from '~/i18n/texts';

export function PictureChooser(props: ChooserProps) {
  const { chooser } = useTexts('admin-pages');
  return (
    <FileChooser
      texts={chooser}
      filter="all"
      list={{
        gap: '3',
        templateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
      button={{ display: 'block', p: '1.5' }}
      file={(picture, isCurrent) => (
        <>
          <Image
            src={thumbnailOf(picture)}
            alt={picture.alternativeText}
            loading="lazy"
            w="full"
            aspectRatio="4 / 3"
            objectFit="cover"
            borderRadius="l1"
            bg="bg.subtle"
          />
          <Text
            mt="1.5"
            px="0.5"
            fontSize="0.8125rem"
            fontWeight="500"
            lineHeight="1.35"
            overflowWrap="anywhere"
          >
            {picture.name}
          </Text>
          {isCurrent && (
            <Text px="0.5" fontSize="0.75rem" color="fg.subtle">
              {chooser.current}
            </Text>
          )}
        </>
      )}
      {...props}
    />
  );
}
