import { POST_STATES } from 'contract/post-fields';
import { useState } from 'react';
import { itemsOf } from '~/admin/data/loaded-pages';
import { usePosts } from '~/admin/data/posts';
import { FoundRows } from '~/admin/parts/found-rows';
import { ListToolbar } from '~/admin/parts/list-toolbar';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { useTexts } from '~/i18n/texts';
import { PostRow } from './post-row';

const POST_FILTERS = ['all', ...POST_STATES] as const;
type PostFilter = (typeof POST_FILTERS)[number];

const NO_COUNTS = { all: 0, published: 0, scheduled: 0, modified: 0, draft: 0 };

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
  onReset: () => void;
}

function Found({ query, onReset }: FoundProps) {
  const { list } = useTexts('admin-posts');
  const posts = query.data ? itemsOf(query.data) : [];
  const total = query.data?.pages.at(-1)?.total ?? 0;
  return (
    <FoundRows query={query} texts={list} shown={posts.length} total={total} onReset={onReset}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </FoundRows>
  );
}
