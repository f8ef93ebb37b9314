import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '@remix-run/react';
import type { PictureUses } from 'contract/media';
import { hashOf } from '~/admin/admin-location';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface PictureUsesListProps {
  uses: PictureUses;
  onFollow?: () => void;
}

export function PictureUsesList({ uses, onFollow }: PictureUsesListProps) {
  const { uses: texts } = useTexts('admin-media');
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
          {fill(texts[kind], { key })}
        </Text>
      ))}
    </>
  );
}
