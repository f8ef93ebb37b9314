import { Badge, Box, Flex, Image, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { ImageOff, Images } from 'lucide-react';
import { useContext } from 'react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { ACCEPTED_PICTURES } from '~/admin/media-tab/accepted-pictures';
import { FileActions } from '~/admin/media-tab/file-actions';
import { thumbnailOf } from '~/admin/parts/thumbnail';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { PictureChooser } from './picture-chooser';
import { PictureFactsContext } from './use-picture-facts';
import { usePictureUpload } from './use-picture-upload';

export function PictureWidget(props: WidgetProps) {
  const { name, value, isChanged } = props;
  const { pictures } = useTexts('admin-pages');
  const factsOf = useContext(PictureFactsContext);
  const url = textOf(value);
  const germanText = url && factsOf(url).alternativeTexts[DEFAULT_LANGUAGE];
  return (
    <Flex gap="4" p="4" align="center" wrap="wrap">
      <Thumbnail url={url} />
      <Box flex="1" minW="12rem">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          {isChanged && (
            <Badge variant="subtle" colorPalette="yellow">
              {pictures.unsaved}
            </Badge>
          )}
        </Flex>
        <Text fontSize="0.8125rem" lineHeight="1.45" color="fg.subtle" overflowWrap="anywhere">
          {url === '' && pictures.none}
          {url !== '' &&
            (germanText ? fill(pictures.alternativeText, { text: germanText }) : pictures.noAlternativeText)}
        </Text>
      </Box>
      {!props.isReadOnly && <Actions {...props} />}
    </Flex>
  );
}

export function Thumbnail({ url }: { url: string }) {
  const factsOf = useContext(PictureFactsContext);
  return (
    <Flex
      w="6rem"
      h="4.5rem"
      flexShrink="0"
      align="center"
      justify="center"
      overflow="hidden"
      borderRadius="l1"
      bg="bg.subtle"
      border="1px solid"
      borderColor="border"
      color="fg.subtle"
    >
      {url === '' ? (
        <ImageOff size={20} aria-hidden="true" />
      ) : (
        <Image src={thumbnailOf(factsOf(url))} alt="" w="full" h="full" objectFit="cover" />
      )}
    </Flex>
  );
}

function Actions({ name, value, onChange }: WidgetProps) {
  const { pictures } = useTexts('admin-pages');
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <FileActions
        Icon={Images}
        texts={pictures}
        named={{ name }}
        accept={ACCEPTED_PICTURES}
        Chooser={PictureChooser}
        value={textOf(value)}
        onChange={onChange}
        {...usePictureUpload(onChange)}
      />
    </Flex>
  );
}
