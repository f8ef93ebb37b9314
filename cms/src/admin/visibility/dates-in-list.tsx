import { Flex, Status, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { isDue } from '../../../contract/post-fields';
import { useNow } from './use-now';
import { usePublished } from './use-published';
import { inGerman, isScheduled } from './visibility';

interface ListedPost {
  documentId: string;
  locale?: string | null;
  status?: 'draft' | 'published' | 'modified';
  publicationDate?: string | null;
}

interface Column {
  name: string;
  cellFormatter?: (post: ListedPost) => ReactNode;
}

/** Marks changed posts whose published version is scheduled: the column of states calls them changed. */
export function markScheduledInLists<Input extends { displayedHeaders: Column[] }>(input: Input): Input {
  const displayedHeaders = input.displayedHeaders.map((column) =>
    column.name === 'publicationDate'
      ? { ...column, cellFormatter: (post: ListedPost) => <PublicationDate post={post} /> }
      : column,
  );
  return { ...input, displayedHeaders };
}

function PublicationDate({ post }: { post: ListedPost }) {
  const { documentId, locale, status, publicationDate } = post;
  const now = useNow(publicationDate);
  // Lists hold drafts, and a changed draft may have another date than the published version.
  const isUnsure = status === 'modified' && !isDue(publicationDate, now);
  const published = usePublished(documentId, locale ?? '', !isUnsure);
  return (
    <Flex gap={2} wrap="wrap">
      <Typography textColor="neutral800">{publicationDate ? inGerman(publicationDate) : '-'}</Typography>
      {isScheduled(published, now) && (
        <Status variant="primary" size="S" display="inline-flex">
          <Typography tag="span" variant="omega" fontWeight="bold">
            Geplant
          </Typography>
        </Status>
      )}
    </Flex>
  );
}
