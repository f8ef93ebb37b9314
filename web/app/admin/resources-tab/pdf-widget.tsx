import { Badge, Box, Button, Field, Flex, Progress, Text } from '@chakra-ui/react';
import { PDF_TYPE } from 'contract/media-fields';
import { Download, Files, FileText, Upload, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { usePdfAt } from '~/admin/data/media';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { fileSize } from '~/admin/media-tab/picture-facts';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { PdfChooser } from './pdf-chooser';
import { usePdfUpload } from './use-pdf-upload';

export function PdfWidget(props: WidgetProps) {
  const { label, value, hint, isChanged, isReadOnly } = props;
  const { file: texts } = useTexts('admin-resources');
  const { may } = useAccount();
  const labelId = useId();
  const url = textOf(value);
  const { data: pdf, isSuccess } = usePdfAt(may.media.read ? url : '');
  const name = pdf?.name ?? url.slice(url.lastIndexOf('/') + 1);
  const isGone = url !== '' && isSuccess && pdf === null;
  return (
    <Field.Root invalid={isGone} role="group" aria-labelledby={labelId}>
      <Flex gap="2" wrap="wrap" align="center">
        <Text id={labelId} fontSize="0.875rem" fontWeight="600">
          {label}
        </Text>
        {isChanged && (
          <Badge variant="subtle" colorPalette="yellow">
            {texts.unsaved}
          </Badge>
        )}
      </Flex>
      <Flex
        w="full"
        gap="3"
        p="3"
        align="center"
        wrap="wrap"
        border="1px solid"
        borderColor="border"
        borderRadius="control"
      >
        <Flex flex="1" minW="10rem" gap="2.5" align="center" color={url ? 'fg' : 'fg.subtle'}>
          <Box flexShrink="0">
            <FileText size={20} aria-hidden="true" />
          </Box>
          <Text fontSize="0.875rem" lineHeight="1.45" overflowWrap="anywhere">
            {url === '' ? texts.none : name}
            {pdf?.size != null && ` · ${fileSize(pdf.size)}`}
          </Text>
        </Flex>
        {url !== '' && !isGone && (
          <Button asChild size="sm" variant="ghost">
            <a href={url} download aria-label={fill(texts.openFor, { label, name })}>
              <Download size={15} aria-hidden="true" />
              {texts.open}
            </a>
          </Button>
        )}
        {!isReadOnly && <Actions {...props} />}
      </Flex>
      <Field.ErrorText>{texts.unknown}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

function Actions({ label, value, onChange }: WidgetProps) {
  const { file: texts } = useTexts('admin-resources');
  const { may } = useAccount();
  const [isChoosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { upload, percent } = usePdfUpload(onChange);
  const isUploading = percent !== null;
  return (
    <>
      {may.media.read && (
        <Button
          ref={chooseButton}
          size="sm"
          variant="outline"
          onClick={() => setChoosing(true)}
          aria-label={fill(texts.chooseFor, { label })}
        >
          <Files size={15} aria-hidden="true" />
          {texts.choose}
        </Button>
      )}
      {may.media.create && (
        <>
          <Button
            size="sm"
            variant="outline"
            disabled={isUploading}
            onClick={() => input.current?.click()}
            aria-label={fill(texts.uploadFor, { label })}
          >
            <Upload size={15} aria-hidden="true" />
            {texts.upload}
          </Button>
          <input
            ref={input}
            type="file"
            accept={PDF_TYPE}
            hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // The same file can be chosen again.
              target.value = '';
              if (chosen) void upload(chosen);
            }}
          />
        </>
      )}
      {textOf(value) !== '' && (
        <Button
          size="sm"
          {...QUIET_DANGER}
          onClick={() => {
            onChange('');
            chooseButton.current?.focus();
          }}
          aria-label={fill(texts.removeFor, { label })}
        >
          <X size={15} aria-hidden="true" />
          {texts.remove}
        </Button>
      )}
      <Box role="status" flexBasis="full" fontSize="0.8125rem" color="fg.subtle">
        {isUploading ? texts.uploading : texts.rules}
      </Box>
      {isUploading && (
        <Progress.Root value={percent} size="xs" flexBasis="full" aria-label={texts.uploading}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {isChoosing && (
        <PdfChooser
          current={textOf(value) || null}
          onChoose={(url) => {
            onChange(url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
