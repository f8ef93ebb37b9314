import { EmptyState, VisuallyHidden } from '@chakra-ui/react';
import { POST_STATES } from 'contract/post-fields';
import { Newspaper, Plus } from 'lucide-react';
import { usePosts } from '~/admin/data/posts';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { StateLegend } from '~/admin/parts/state-legend';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { usePanelUrl } from '~/admin/session/panel-url';
import { TabName } from '~/admin/tab-name';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';
import { STATE_LOOKS } from './language-versions';
import { panelAddress } from './post-addresses';
import { PostList } from './post-list';

export default function PostsTab() {
  const { title } = useTexts('admin-posts');
  const { may } = useAccount();
  const posts = usePosts({ search: '' });
  const first = posts.data?.pages[0];
  return (
    <TabPage
      title={<TabName tab="posts" />}
      lead={title.lead}
      actions={
        <>
          <RefreshButton tab="posts" />
          {first && may.posts.create && <NewPost panelPath={first.newPanelPath} />}
        </>
      }
    >
      {posts.isError && !posts.isFetchNextPageError ? (
        <LoadFailure error={posts.error} onRetry={() => posts.refetch()} />
      ) : !first ? (
        <Loading />
      ) : first.counts.all === 0 ? (
        <NoPosts />
      ) : (
        <>
          <PostList />
          <Legend />
        </>
      )}
    </TabPage>
  );
}

function NewPost({ panelPath }: { panelPath: string }) {
  const { title } = useTexts('admin-posts');
  const { frame } = useTexts('admin');
  const panelUrl = usePanelUrl();
  return (
    <ButtonLink size="sm">
      <a href={panelAddress(panelPath, panelUrl)} target="_blank" rel="noopener">
        <Plus size={16} aria-hidden="true" />
        {title.new}
        <VisuallyHidden>{frame.newWindow}</VisuallyHidden>
      </a>
    </ButtonLink>
  );
}

function NoPosts() {
  const { empty } = useTexts('admin-posts');
  return (
    <EmptyState.Root layerStyle="card">
      <EmptyState.Content>
        <EmptyState.Indicator color="petrol">
          <Newspaper size={32} strokeWidth={1.5} aria-hidden="true" />
        </EmptyState.Indicator>
        <EmptyState.Title as="h3">{empty.title}</EmptyState.Title>
        <EmptyState.Description>{empty.text}</EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

function Legend() {
  const { legend, states } = useTexts('admin-posts');
  const explained = POST_STATES.map((state) => ({
    ...STATE_LOOKS[state],
    name: states[state],
    text: legend[state],
  }));
  return <StateLegend title={legend.title} states={explained} />;
}
