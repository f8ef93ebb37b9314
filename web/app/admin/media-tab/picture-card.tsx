import { Badge, Box, Button, Flex, IconButton, Image, Text } from '@chakra-ui/react';
import { CircleAlert, Link2, Pencil, Trash2 } from 'lucide-react';
import type { ListedPicture } from '~/admin/data/media';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { LanguageStates } from '~/admin/parts/language-states';
import { QUIET_DANGER } from '~/admin/parts/quiet-danger';
import { UnsavedMark } from '~/admin/parts/unsaved-mark';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { fileSize, isDescribed, pixels, statesOf } from './picture-facts';
import { UsedBy } from './picture-uses';

interface PictureCardProps {
  picture: ListedPicture;
  onDescribe: () => void;
  onDelete: () => void;
}

export const describeButtonId = (id: number) => `picture-${id}-describe`;

export function PictureCard({ picture, onDescribe, onDelete }: PictureCardProps) {
  const { picture: texts, uploads } = useTexts('admin-media');
  const { may } = useAccount();
  const copy = useCopyAddress();
  const hasDraft = useHasDraft()('media', String(picture.id));
  const { id, name, url, width, height, size } = picture;
  const facts = [
    width !== null && height !== null && fill(texts.pixels, { width: pixels(width), height: pixels(height) }),
    size !== null && fileSize(size),
  ].filter(Boolean);
  const actionOn = (action: string) => fill(uploads.actionOn, { action, name });
  return (
    <Flex direction="column" h="full" layerStyle="card" overflow="hidden">
      <Box bg="bg.muted" h="11rem" borderBottom="1px solid" borderColor="border">
        <Image
          src={`${url}?w=320`}
          alt={picture.alternativeText}
          loading="lazy"
          decoding="async"
          w="full"
          h="full"
          objectFit="contain"
        />
      </Box>
      <Flex direction="column" gap="2.5" p="3.5" flex="1">
        <div>
          <Text as="h3" fontSize="0.9375rem" fontWeight="600" lineHeight="1.35" overflowWrap="anywhere">
            {name}
          </Text>
          <Text fontSize="0.8125rem" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {facts.join(' · ')}
          </Text>
        </div>
        <UsedBy file={picture} />
        <Flex gap="1.5" wrap="wrap">
          {isDescribed(picture) ? (
            <LanguageStates states={statesOf(picture)} />
          ) : (
            <Badge colorPalette="yellow" gap="1" px="1.5" h="6">
              <CircleAlert size={13} aria-hidden="true" />
              {texts.undescribed}
            </Badge>
          )}
          {hasDraft && <UnsavedMark />}
        </Flex>
        <Flex gap="1.5" mt="auto" pt="1" align="center">
          <Button
            id={describeButtonId(id)}
            size="sm"
            variant="outline"
            me="auto"
            aria-label={actionOn(texts.describe)}
            onClick={onDescribe}
          >
            <Pencil size={15} aria-hidden="true" />
            {texts.describe}
          </Button>
          <IconButton
            size="sm"
            variant="ghost"
            title={texts.copy}
            aria-label={actionOn(texts.copy)}
            onClick={() => copy(url)}
          >
            <Link2 size={17} aria-hidden="true" />
          </IconButton>
          {may.media.delete && picture.mayChange && (
            <IconButton
              size="sm"
              {...QUIET_DANGER}
              title={texts.delete}
              aria-label={actionOn(texts.delete)}
              onClick={onDelete}
            >
              <Trash2 size={17} aria-hidden="true" />
            </IconButton>
          )}
        </Flex>
      </Flex>
    </Flex>
  );
}

function useCopyAddress(): (url: string) => void {
  const { picture } = useTexts('admin-media');
  return async (url) => {
    const address = new URL(url, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify({ title: picture.copied, description: address });
    } catch {
      // Without https browsers have no clipboard API: the notice shows the address to copy by hand.
      notify({ title: picture.copyFailed, description: address, variant: 'destructive' });
    }
  };
}
