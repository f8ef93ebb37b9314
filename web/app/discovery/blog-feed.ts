import type { LoaderFunctionArgs } from '@remix-run/node';
import { splitPath } from 'contract/languages';
import { requireAvailable } from '~/content/store/availability.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { languageOf } from '~/i18n/negotiation.server';
import { getBlogFeed, jsonFeedOf, rssOf } from './blog-feeds.server';
import { FEED_PATHS } from './feed-paths';

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const { path } = splitPath(new URL(request.url).pathname);
  const feed = await requireAvailable(getBlogFeed(language));
  const isJson = path === FEED_PATHS.json;
  return new Response(isJson ? jsonFeedOf(feed) : rssOf(feed), {
    headers: {
      'Content-Type': `${isJson ? 'application/feed+json' : 'application/rss+xml'}; charset=utf-8`,
      'Cache-Control': CACHE_POLICIES.page,
      'Content-Language': language,
    },
  });
}
