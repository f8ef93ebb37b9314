import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPosts } from '~/content/published/posts.server';
import { requireAvailable } from '~/content/store/availability.server';
import { feedLinks } from '~/discovery/feed-paths';
import { notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { listedPost, listPath, pageOfPosts, postsWithTag, readListQuery } from '~/sections/blog/listed-posts';
import { PostList } from '~/sections/blog/post-list';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';

const FEATURED_SHOWN = 3;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query) throw notFound();
  const { tag, page } = query;
  const posts = postsWithTag(await requireAvailable(getPosts(language)), tag);
  const list = pageOfPosts(posts, page, language);
  if (!list) throw notFound();
  const featured = page === 1 ? posts.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_SHOWN) : [];
  return {
    tag,
    list,
    featured: featured.map((post) => listedPost(post, language)),
    texts: textsFor(language, 'blog'),
  };
}

export const meta = pageMeta<typeof loader>(({ texts, tag, list }) => ({
  ...texts.blog.meta,
  name: texts.blog.page.title,
  feeds: feedLinks(texts.blog.page.title),
  // A tag is no page of its own; the further pages of the list are (decisions B9).
  canonicalPath: tag === null ? listPath({ page: list.page }) : '/blog',
}));

export default function Blog() {
  const { texts, tag, list, featured } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro {...texts.blog.page} />
      <PostList featured={featured} list={list} tag={tag} />
    </>
  );
}
