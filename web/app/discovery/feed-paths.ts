export const FEED_PATHS = { rss: '/blog/feed.xml', json: '/blog/feed.json' } as const;

export const feedLinks = (title: string) => [
  { path: FEED_PATHS.rss, type: 'application/rss+xml', title: `${title} (RSS)` },
  { path: FEED_PATHS.json, type: 'application/feed+json', title: `${title} (JSON Feed)` },
];
