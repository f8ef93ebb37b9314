import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getFeedPosts } from '~/content/published/posts.server';
import { requireAvailable } from '~/content/store/availability.server';
import { FEED_PATHS, feedLinks } from '~/discovery/feed-paths';
import { env } from '~/env.server';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref } from '~/i18n/paths';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { listedPost } from '~/sections/blog/listed-posts';
import { FeedGuide } from '~/sections/blog-feed/feed-guide';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const blog = textsFor(language, 'blog').blog.page.title;
  const posts = await requireAvailable(getFeedPosts(language));
  const addressOf = (path: string) => env().SITE_URL + internalHref(path, { prefix: language, language });
  return {
    head: pageHead(args, {
      ...textsFor(language, 'blog-feed')['blog-feed'].meta,
      feeds: feedLinks(blog),
      trail: [{ name: blog, path: '/blog' }],
    }),
    posts: posts.map((post) => {
      const { slug, title, publishedOn, date } = listedPost(post, language);
      return { slug, title, publishedOn, date };
    }),
    addresses: { rss: addressOf(FEED_PATHS.rss), json: addressOf(FEED_PATHS.json) },
  };
}

export const meta = pageMeta;

export default function BlogFeed() {
  const { posts, addresses } = useLoaderData<typeof loader>();
  const { page, labels } = useTexts('blog-feed');
  return (
    <>
      <PageIntro {...page} back={{ to: '/blog', text: labels.back }} />
      <FeedGuide posts={posts} addresses={addresses} />
    </>
  );
}
