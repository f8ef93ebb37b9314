import { Badge, Box, chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ListedPost } from 'contract/post-list';
import { ExternalLink } from 'lucide-react';
import { listDate } from '~/admin/parts/dates';
import { usePanelUrl } from '~/admin/session/panel-url';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { LanguageVersions } from './language-versions';
import { editPath, liveAddress, panelAddress, previewAddress } from './post-addresses';

export function PostRow({ post }: { post: ListedPost }) {
  const { row, categories } = useTexts('admin-posts');
  const { title, language, category, publicationDate, featured } = post;
  return (
    <Flex px="4" py="3.5" gap="3" direction={{ base: 'column', lg: 'row' }}>
      <Box flex="1" minW="0">
        <Heading as="h3" fontSize="1rem" lineHeight="1.35" overflowWrap="anywhere">
          {title === '' ? row.untitled : <span lang={language}>{title}</span>}
        </Heading>
        <Flex
          mt="1"
          mb="2.5"
          columnGap="3"
          rowGap="1"
          wrap="wrap"
          align="center"
          fontSize="0.8125rem"
          color="fg.subtle"
        >
          {publicationDate ? (
            <chakra.time dateTime={publicationDate} fontVariantNumeric="tabular-nums">
              {listDate(publicationDate)}
            </chakra.time>
          ) : (
            <Text as="span">{row.undated}</Text>
          )}
          {category && <span>{categories[category]}</span>}
          {featured && <Badge size="sm">{row.featured}</Badge>}
        </Flex>
        <LanguageVersions post={post} />
      </Box>
      <Ways post={post} />
    </Flex>
  );
}

function Ways({ post }: { post: ListedPost }) {
  const { row } = useTexts('admin-posts');
  const { frame } = useTexts('admin');
  const panelUrl = usePanelUrl();
  const edited = editPath(post);
  const ways = [
    { label: row.edit, href: edited === undefined ? null : panelAddress(edited, panelUrl) },
    { label: row.preview, href: previewAddress(post) },
    { label: row.view, href: liveAddress(post) },
  ];
  return (
    // As wide as all three links, so that they form columns.
    <Flex gap="2" wrap="wrap" alignSelf="start" minW={{ lg: '26rem' }}>
      {ways.map(
        ({ label, href }) =>
          href !== null && (
            <ButtonLink key={label} size="sm" variant={label === row.edit ? 'outline' : 'ghost'}>
              <a href={href} target="_blank" rel="noopener">
                {label}
                <ExternalLink size={14} aria-hidden="true" />
                <VisuallyHidden>
                  {fill(row.ofPost, { title: post.title, window: frame.newWindow })}
                </VisuallyHidden>
              </a>
            </ButtonLink>
          ),
      )}
    </Flex>
  );
}
