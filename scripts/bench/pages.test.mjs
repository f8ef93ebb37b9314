import { expect, it } from 'vitest';
import { byLanguage, pathsIn } from './pages.mjs';

it('finds every path of a sitemap once', () => {
  const sitemap = `<urlset><url><loc>http://localhost:1/de</loc><xhtml:link href="http://localhost:1/en"/></url>
<url><loc>http://localhost:1/de/blog/a%20b</loc></url><url><loc>http://localhost:1/de</loc></url></urlset>`;
  expect(pathsIn(sitemap)).toEqual(['/de', '/de/blog/a%20b']);
});

it('tells paths by their language', () => {
  expect(byLanguage(['/whitepaper.html', '/en', '/de/blog', '/de', '/design'])).toEqual([
    { language: 'de', paths: ['/de/blog', '/de'] },
    { language: 'en', paths: ['/en'] },
    { language: 'without prefix', paths: ['/whitepaper.html', '/design'] },
  ]);
});
