import { POST_STATES } from 'contract/post-fields';
import { Plus } from 'lucide-react';
import { pagedEntries } from '~/admin/data/loaded-pages';
import { usePosts } from '~/admin/data/posts';
import { DeletedEntries } from '~/admin/list/deleted-entries';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { PanelLink } from '~/admin/parts/panel-link';
import { StateLegend } from '~/admin/parts/state-legend';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { STATE_LOOKS } from './language-versions';
import { PostRow } from './post-row';

const POST_FILTERS = ['all', ...POST_STATES] as const;
type PostFilter = (typeof POST_FILTERS)[number];

const NO_COUNTS = { all: 0, published: 0, scheduled: 0, modified: 0, draft: 0 };

export default function PostsTab() {
  const { title, list, filters, empty, legend, states } = useTexts('admin-posts');
  const { may } = useAccount();
  const narrowing = useNarrowing<PostFilter>('all');
  const { search, filter, reset } = narrowing;
  const all = usePosts({ search: '' });
  const found = usePosts({ search: search.search, ...(filter !== 'all' && { state: filter }) });
  const first = all.data?.pages[0];
  return (
    <ListTab
      tab="posts"
      lead={title.lead}
      add={
        first &&
        may.posts.create && (
          <PanelLink path={first.newPanelPath} variant="solid">
            <Plus size={16} aria-hidden="true" />
            {title.new}
          </PanelLink>
        )
      }
      below={may.posts.create && <DeletedEntries kind="post" />}
      query={all}
      empty={first?.counts.all === 0 && empty}
    >
      <Toolbar
        narrowing={narrowing}
        texts={list}
        filters={POST_FILTERS}
        names={filters}
        counts={found.data?.pages[0]?.counts ?? NO_COUNTS}
      />
      <EntryList
        {...pagedEntries(found)}
        texts={list}
        onReset={reset}
        row={(post) => <PostRow post={post} />}
      />
      <StateLegend
        title={legend.title}
        states={POST_STATES.map((state) => ({
          ...STATE_LOOKS[state],
          name: states[state],
          text: legend[state],
        }))}
      />
    </ListTab>
  );
}
