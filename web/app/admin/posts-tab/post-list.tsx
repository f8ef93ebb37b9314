import { Button, Stack, Text } from '@chakra-ui/react';
import { POST_STATES } from 'contract/post-fields';
import { useRef, useState } from 'react';
import { itemsOf } from '~/admin/data/loaded-pages';
import { usePosts } from '~/admin/data/posts';
import { ListToolbar } from '~/admin/parts/list-toolbar';
import { LoadMore } from '~/admin/parts/load-more';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { fill, useTexts } from '~/i18n/texts';
import { PostRow } from './post-row';

const POST_FILTERS = ['all', ...POST_STATES] as const;
type PostFilter = (typeof POST_FILTERS)[number];

const NO_COUNTS = { all: 0, published: 0, scheduled: 0, modified: 0, draft: 0 };

/** The posts with search and filter, as far as they have been loaded. */
export function PostList() {
  const { list, filters } = useTexts('admin-posts');
  const search = useDebouncedSearch();
  const [filter, setFilter] = useState<PostFilter>('all');
  const query = usePosts({ search: search.search, ...(filter !== 'all' && { state: filter }) });
  return (
    <>
      <ListToolbar
        search={search}
        searchId="posts-search"
        texts={list}
        filters={POST_FILTERS}
        filterNames={filters}
        filter={filter}
        onFilter={setFilter}
        counts={query.data?.pages[0]?.counts ?? NO_COUNTS}
      />
      <Found
        query={query}
        onReset={() => {
          search.clear();
          setFilter('all');
        }}
      />
    </>
  );
}

interface FoundProps {
  query: ReturnType<typeof usePosts>;
  /** Shows all posts again. */
  onReset: () => void;
}

function Found({ query, onReset }: FoundProps) {
  const { list } = useTexts('admin-posts');
  const rows = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData } = query;
  if (query.isError && !query.isFetchNextPageError) {
    return <LoadFailure error={query.error} onRetry={() => query.refetch()} />;
  }
  if (!data) return <Loading />;
  const posts = itemsOf(data);
  const total = data.pages.at(-1)?.total ?? 0;
  return (
    <>
      <Text role="status" mb="2" fontSize="0.8125rem" color="fg.subtle">
        {total === 1 ? list.countOne : fill(list.count, { count: total })}
      </Text>
      {total === 0 ? (
        <Stack align="start" gap="3" py="4">
          <Text color="fg.subtle">{list.nothingFound}</Text>
          <Button size="sm" variant="outline" onClick={onReset}>
            {list.reset}
          </Button>
        </Stack>
      ) : (
        <Stack
          ref={rows}
          as="ul"
          gap="0"
          listStyleType="none"
          layerStyle="card"
          aria-label={list.label}
          aria-busy={isPlaceholderData || undefined}
          opacity={isPlaceholderData ? 0.6 : 1}
        >
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </Stack>
      )}
      <LoadMore query={query} list={rows} shown={posts.length} total={total} />
    </>
  );
}
