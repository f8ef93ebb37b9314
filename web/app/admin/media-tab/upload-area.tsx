import { Box, Button, Flex, Portal, Text } from '@chakra-ui/react';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '~/i18n/texts';
import { ACCEPTED_PICTURES } from './accepted-pictures';
import { useIncomingFiles } from './use-incoming-files';

interface UploadAreaProps {
  isShown: boolean;
  onFiles: (files: File[]) => void;
}

export function UploadArea({ isShown, onFiles }: UploadAreaProps) {
  const { upload } = useTexts('admin-media');
  const field = useRef<HTMLInputElement>(null);
  const isOver = useIncomingFiles({ isListening: isShown, onFiles, pastedName: upload.pastedName });
  return (
    <Flex
      align="center"
      gap="4"
      wrap="wrap"
      px={{ base: '4', md: '5' }}
      py="4"
      bg="bg"
      border="1.5px dashed"
      borderColor="border.emphasized"
      borderRadius="card"
    >
      <Flex color="petrol" hideBelow="sm">
        <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" />
      </Flex>
      <Box flex="1 1 16rem">
        <Text fontSize="0.9375rem" fontWeight="600" lineHeight="1.45">
          {upload.invitation}
        </Text>
        <Text fontSize="0.875rem" color="fg.subtle">
          {upload.rules}
        </Text>
      </Box>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_PICTURES}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => field.current?.click()}>{upload.choose}</Button>
      {isOver && (
        <Portal>
          <Flex
            position="fixed"
            inset="3"
            zIndex="overlay"
            align="center"
            justify="center"
            gap="3"
            pointerEvents="none"
            bg="sky"
            opacity="0.96"
            border="2px dashed"
            borderColor="petrol"
            borderRadius="card"
            color="petrol"
            fontSize="1.25rem"
            fontWeight="650"
          >
            <ImageUp size={28} aria-hidden="true" />
            {upload.drop}
          </Flex>
        </Portal>
      )}
    </Flex>
  );
}
