import { Badge, Box, Button, Flex, Image, Progress, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { ImageOff, Images, Upload, X } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { ACCEPTED_PICTURES } from '~/admin/media-tab/accepted-pictures';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { thumbnailOf } from '~/admin/parts/thumbnail';
import { useAccount } from '~/admin/session/account';
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
  const { may } = useAccount();
  const [isChoosing, setChoosing] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const { upload, percent } = usePictureUpload(onChange);
  const isUploading = percent !== null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {may.media.read && (
        <Button
          ref={firstButton}
          size="sm"
          variant="outline"
          onClick={() => setChoosing(true)}
          aria-label={fill(pictures.chooseFor, { name })}
        >
          <Images size={15} aria-hidden="true" />
          {pictures.choose}
        </Button>
      )}
      {may.media.create && (
        <>
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isUploading || undefined}
            onClick={() => !isUploading && file.current?.click()}
            aria-label={fill(pictures.uploadFor, { name })}
          >
            <Upload size={15} aria-hidden="true" />
            {pictures.upload}
          </Button>
          <input
            ref={file}
            type="file"
            accept={ACCEPTED_PICTURES}
            hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = ''; // Lets the same file be chosen again.
              if (chosen) void upload(chosen);
            }}
          />
        </>
      )}
      {value !== '' && (
        <Button
          size="sm"
          {...QUIET_DANGER}
          onClick={() => {
            onChange('');
            firstButton.current?.focus();
          }}
          aria-label={fill(pictures.removeFor, { name })}
        >
          <X size={15} aria-hidden="true" />
          {pictures.remove}
        </Button>
      )}
      <Box role="status" flexBasis="full" _empty={{ display: 'none' }}>
        {isUploading && pictures.uploading}
      </Box>
      {isUploading && (
        <Progress.Root value={percent} size="xs" flexBasis="full" aria-label={pictures.uploading}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {isChoosing && (
        <PictureChooser
          current={textOf(value) || null}
          onChoose={(url) => {
            onChange(url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Flex>
  );
}
