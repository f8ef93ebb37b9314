import { Box, Button, chakra, Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleSlash, Clock, LoaderCircle, RotateCcw, X } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { fileSize } from './picture-facts';
import { isForGood, useUploadText } from './upload-text';
import type { Upload, Uploads } from './use-uploads';

const LOOKS = {
  waiting: { Icon: Clock, color: 'fg.subtle' },
  sending: { Icon: LoaderCircle, color: 'petrol' },
  done: { Icon: CircleCheck, color: 'green.fg' },
  cancelled: { Icon: CircleSlash, color: 'fg.subtle' },
  refused: { Icon: CircleAlert, color: 'fg.error' },
  failed: { Icon: CircleAlert, color: 'fg.error' },
} as const;

/** Browsers draw an empty bar in dark grey, which looks full. */
const PROGRESS_LOOK = {
  appearance: 'none',
  border: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'line',
  '&::-webkit-progress-bar': { bg: 'line' },
  '&::-webkit-progress-value': { bg: 'petrol' },
  '&::-moz-progress-bar': { bg: 'petrol' },
} as const;

const isOver = ({ state }: Upload) => state !== 'waiting' && state !== 'sending';

const canBeRetried = (upload: Upload) =>
  upload.state === 'cancelled' || (upload.state === 'failed' && !isForGood(upload.error));

interface UploadListProps {
  uploads: Uploads;
  onDescribe: ((id: number) => void) | null;
}

export function UploadList({ uploads: { uploads, ...queue }, onDescribe }: UploadListProps) {
  const { uploads: texts } = useTexts('admin-media');
  const { words } = useUploadText();
  const over = uploads.filter(isOver);
  const announced = uploads.filter(({ state }) => state !== 'waiting').at(-1);
  return (
    <>
      <Box as="p" srOnly role="status">
        {announced && `${announced.file.name}: ${words(announced, 'spoken')}`}
      </Box>
      {uploads.length > 0 && (
        <Box as="section" aria-label={texts.title} mt="4" layerStyle="card">
          <Flex align="center" justify="space-between" gap="3" px="4" py="1.5" minH="11">
            <Heading as="h3" fontSize="0.9375rem">
              {texts.title}
            </Heading>
            {over.length > 0 && (
              <Button size="xs" variant="ghost" onClick={() => queue.remove(over)}>
                {texts.clear}
              </Button>
            )}
          </Flex>
          <Stack as="ul" gap="0" listStyleType="none">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} queue={queue} onDescribe={onDescribe} />
            ))}
          </Stack>
        </Box>
      )}
    </>
  );
}

function UploadRow({
  upload,
  queue,
  onDescribe,
}: Pick<UploadListProps, 'onDescribe'> & { upload: Upload; queue: Omit<Uploads, 'uploads'> }) {
  const { uploads: texts } = useTexts('admin-media');
  const { words, named } = useUploadText();
  const { state } = upload;
  const { name, size } = upload.file;
  const { Icon, color } = LOOKS[state];
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      px="4"
      py="2"
      borderTop="1px solid"
      borderColor="border"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Flex color={color}>
        <Icon size={18} aria-hidden="true" />
      </Flex>
      <Box flex={{ base: '1 1 calc(100% - 3rem)', sm: '1' }} minW="0">
        <Text fontSize="0.9375rem" overflowWrap="anywhere">
          {name}{' '}
          <Text as="span" color="fg.subtle" fontSize="0.8125rem" whiteSpace="nowrap">
            {fileSize(size)}
          </Text>
        </Text>
        <Text
          fontSize="0.8125rem"
          color={state === 'failed' || state === 'refused' ? 'fg.error' : 'fg.subtle'}
          fontVariantNumeric="tabular-nums"
        >
          {words(upload, 'shown')}
        </Text>
        {state === 'sending' && (
          <chakra.progress
            display="block"
            mt="1.5"
            w="full"
            h="1.5"
            css={PROGRESS_LOOK}
            max={1}
            value={upload.share}
            aria-label={named(texts.progressOf, name)}
          />
        )}
      </Box>
      <Flex gap="1" flexShrink="0" ms="auto">
        {state === 'done' && onDescribe && (
          <Button size="xs" variant="outline" onClick={() => onDescribe(upload.picture.id)}>
            {texts.describe}
          </Button>
        )}
        {canBeRetried(upload) && (
          <Button size="xs" variant="outline" onClick={() => queue.retry(upload)}>
            <RotateCcw size={14} aria-hidden="true" />
            {texts.retry}
          </Button>
        )}
        {isOver(upload) ? (
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={named(texts.actionOn, name, texts.remove)}
            onClick={() => queue.remove([upload])}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        ) : (
          <Button
            size="xs"
            variant="outline"
            aria-label={named(texts.actionOn, name, texts.cancel)}
            onClick={() => queue.cancel(upload)}
          >
            {texts.cancel}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
