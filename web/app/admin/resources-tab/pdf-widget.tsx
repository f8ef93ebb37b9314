import { Badge, Box, Button, Field, Flex, Text } from '@chakra-ui/react';
import { PDF_TYPE } from 'contract/media-fields';
import { Download, Files, FileText } from 'lucide-react';
import { useId } from 'react';
import { usePdfAt } from '~/admin/data/media';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { FileActions } from '~/admin/media-tab/file-actions';
import { fileSize } from '~/admin/media-tab/picture-facts';
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
  return (
    <FileActions
      Icon={Files}
      texts={texts}
      named={{ label }}
      accept={PDF_TYPE}
      rules={texts.rules}
      Chooser={PdfChooser}
      value={textOf(value)}
      onChange={onChange}
      {...usePdfUpload(onChange)}
    />
  );
}
