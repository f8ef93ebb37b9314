import { Flex, IconButton, Link, Text } from '@chakra-ui/react';
import { FileText, Trash2 } from 'lucide-react';
import type { ListedPicture } from '~/admin/data/media';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { fileSize } from './picture-facts';
import { UsedBy } from './picture-uses';

export function PdfCard({ pdf, onDelete }: { pdf: ListedPicture; onDelete: () => void }) {
  const { picture: texts, uploads } = useTexts('admin-media');
  const { may } = useAccount();
  const { name, url, size } = pdf;
  return (
    <Flex direction="column" h="full" gap="2.5" p="3.5" layerStyle="card">
      <Flex gap="2.5" align="start">
        <FileText size={22} aria-hidden="true" />
        <div>
          <Text as="h3" fontSize="0.9375rem" fontWeight="600" lineHeight="1.35" overflowWrap="anywhere">
            <Link href={url} color="petrol">
              {name}
            </Link>
          </Text>
          <Text fontSize="0.8125rem" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {['PDF', size !== null && fileSize(size)].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </Flex>
      <Flex gap="1.5" mt="auto" align="center" justify="space-between">
        <UsedBy file={pdf} />
        {may.media.delete && pdf.mayChange && (
          <IconButton
            size="sm"
            {...QUIET_DANGER}
            title={texts.delete}
            aria-label={fill(uploads.actionOn, { action: texts.delete, name })}
            onClick={onDelete}
          >
            <Trash2 size={17} aria-hidden="true" />
          </IconButton>
        )}
      </Flex>
    </Flex>
  );
}
