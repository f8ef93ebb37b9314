import { Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '@remix-run/react';
import type { PictureUses } from 'contract/media';
import { isOrderedKind } from 'contract/ordered-kinds';
import { hashOf } from '~/admin/admin-location';
import type { ListedPicture } from '~/admin/data/media';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { usesOf } from './picture-facts';

export function UsedBy({ file }: { file: ListedPicture }) {
  const { picture: texts } = useTexts('admin-media');
  const uses = usesOf(file);
  const isUsed = uses.sections.length + uses.elsewhere.length > 0;
  return (
    <Flex fontSize="0.8125rem" wrap="wrap" columnGap="2">
      <Text as="span" color="fg.subtle">
        {isUsed ? texts.usedBy : texts.unused}
      </Text>
      <PictureUsesList uses={uses} />
    </Flex>
  );
}

interface PictureUsesListProps {
  uses: PictureUses;
  onFollow?: () => void;
}

export function PictureUsesList({ uses, onFollow }: PictureUsesListProps) {
  const { uses: texts } = useTexts('admin-media');
  const kinds = useKindWords('one');
  return (
    <>
      {uses.sections.map((key) => (
        <Link key={key} asChild color="petrol" textDecoration="underline" overflowWrap="anywhere" minH="6">
          <RouterLink
            to={{ hash: hashOf({ tab: 'pages', item: key }) }}
            preventScrollReset
            onClick={onFollow}
          >
            {key}
          </RouterLink>
        </Link>
      ))}
      {uses.elsewhere.map(({ kind, key }) => (
        <Text as="span" key={`${kind} ${key}`} overflowWrap="anywhere" minH="6">
          {isOrderedKind(kind) ? fill(texts.other, { kind: kinds[kind], key }) : fill(texts[kind], { key })}
        </Text>
      ))}
    </>
  );
}
