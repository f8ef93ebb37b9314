/** Where the feeds of the blog are, without language. */
export const FEED_PATHS = { rss: '/blog/feed.xml', json: '/blog/feed.json' } as const;

/** For the head of pages: how feed readers find them. */
export const feedLinks = (title: string) => [
  { path: FEED_PATHS.rss, type: 'application/rss+xml', title: `${title} (RSS)` },
  { path: FEED_PATHS.json, type: 'application/feed+json', title: `${title} (JSON Feed)` },
];
