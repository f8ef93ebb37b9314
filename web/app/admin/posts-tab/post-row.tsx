import { Box } from '@chakra-ui/react';
import type { ListedPost } from 'contract/post-list';
import { useState } from 'react';
import { EntryRow } from '~/admin/list/entry-row';
import { listDate } from '~/admin/parts/dates';
import { usePanelUrl } from '~/admin/session/panel-url';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { LanguageVersions } from './language-versions';
import { editPath, liveAddress, panelAddress, previewAddress } from './post-addresses';
import { PostHistory } from './post-history';

export function PostRow({ post }: { post: ListedPost }) {
  const { row, categories } = useTexts('admin-posts');
  const { frame } = useTexts('admin');
  const panelUrl = usePanelUrl();
  const { open } = useTexts('admin-history');
  const { slug, title, language, category, publicationDate, featured } = post;
  const edited = editPath(post);
  const way = (label: string, href: string | null, look: 'outline' | 'ghost') =>
    href !== null && {
      label,
      name: label + fill(row.ofPost, { title, window: frame.newWindow }),
      href,
      look,
    };
  const [isOpen, setOpen] = useState(false);
  const history = slug !== null && {
    label: open,
    name: open + fill(row.ofPost, { title, window: '' }).trimEnd(),
    look: 'ghost' as const,
    isOpen,
    onChoose: () => setOpen(!isOpen),
  };
  return (
    <>
      <EntryRow
        title={title === '' ? row.untitled : <span lang={language}>{title}</span>}
        facts={
          <>
            {publicationDate ? (
              <time dateTime={publicationDate}>{listDate(publicationDate)}</time>
            ) : (
              <span>{row.undated}</span>
            )}
            {category && <span>{categories[category]}</span>}
            {featured && <span>{row.featured}</span>}
          </>
        }
        states={<LanguageVersions post={post} />}
        actions={[
          way(row.edit, edited === undefined ? null : panelAddress(edited, panelUrl), 'outline'),
          way(row.preview, previewAddress(post), 'ghost'),
          way(row.view, liveAddress(post), 'ghost'),
          history,
        ]}
      />
      {isOpen && slug !== null && (
        <Box px={{ base: '3', md: '4' }} pb="4">
          <PostHistory slug={slug} />
        </Box>
      )}
    </>
  );
}
