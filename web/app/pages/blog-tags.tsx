import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getPosts } from '~/content/published/posts.server';
import { requireAvailable } from '~/content/store/availability.server';
import { feedLinks } from '~/discovery/feed-paths';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { tagIndex } from '~/sections/blog/tag-index';
import { TagList } from '~/sections/blog-tags/tag-list';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const blog = textsFor(language, 'blog').blog.page.title;
  const tags = tagIndex(await requireAvailable(getPosts(language)), language);
  return {
    head: pageHead(args, {
      ...textsFor(language, 'blog-tags')['blog-tags'].meta,
      feeds: feedLinks(blog),
      trail: [{ name: blog, path: '/blog' }],
    }),
    tags,
  };
}

export const meta = pageMeta;

export default function BlogTags() {
  const { tags } = useLoaderData<typeof loader>();
  const { page, labels } = useTexts('blog-tags');
  return (
    <>
      <PageIntro {...page} back={{ to: '/blog', text: labels.back }} />
      <TagList tags={tags} />
    </>
  );
}
