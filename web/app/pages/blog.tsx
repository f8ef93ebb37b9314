import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { markedPost } from '~/content/published/marked-post.server';
import { getPosts } from '~/content/published/posts.server';
import { requireAvailable } from '~/content/store/availability.server';
import { feedLinks } from '~/discovery/feed-paths';
import { notFound } from '~/http/responses.server';
import { fill } from '~/i18n/fill';
import { languageOf } from '~/i18n/negotiation.server';
import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { BlogWays } from '~/sections/blog/blog-ways';
import {
  listedPost,
  listPath,
  type PostPage,
  pageOfPosts,
  postsWithTag,
  readListQuery,
  withoutPosts,
} from '~/sections/blog/listed-posts';
import { PostList } from '~/sections/blog/post-list';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

const FEATURED_SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const query = readListQuery(new URL(args.request.url).searchParams);
  if (!query) throw notFound();
  const { tag, page } = query;
  const found = postsWithTag(await requireAvailable(getPosts(language)), tag);
  const posts = found.map((post) => markedPost(post));
  const list = pageOfPosts(posts, page, language);
  if (!list) throw notFound();
  const featured = page === 1 ? posts.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_SHOWN) : [];
  const texts = textsFor(language, 'blog');
  const { meta: own, page: named } = texts.blog;
  return {
    head: pageHead(args, {
      ...own,
      title: titleOf(texts.blog, tag, list),
      shareTitle: own.title,
      // A tag without posts is arbitrary text from the address.
      isHidden: tag !== null && list.posts.length === 0,
      name: named.title,
      feeds: feedLinks(named.title),
      // Tags are not separate pages, but further pages of the list are (decisions B9).
      canonicalPath: tag === null ? listPath({ page: list.page }) : '/blog',
    }),
    tag,
    list: tag === null ? withoutPosts(list, featured) : list,
    featured: featured.map((post) => listedPost(post, language)),
  };
}

function titleOf(
  { meta: head, page, labels }: PageTexts<'blog'>,
  tag: string | null,
  list: PostPage,
): string {
  const title = tag === null ? head.title : `${tag}: ${page.title}`;
  const { page: number, pages } = list;
  return number === 1 ? title : `${title} (${fill(labels.page, { page: number, pages })})`;
}

export const meta = pageMeta;

export default function Blog() {
  const { tag, list, featured } = useLoaderData<typeof loader>();
  const { page } = useTexts('blog');
  return (
    <>
      <PageIntro {...page}>
        <BlogWays />
      </PageIntro>
      <PostList featured={featured} list={list} tag={tag} />
    </>
  );
}
