import type { APIRequestContext } from '@playwright/test';

const ASSET = /(?:\/|["'`]|\.\/)(?:assets\/)?([\w.-]+-[\w-]{8}\.(?:js|css)|manifest-\w+\.js)(?=["'`])/g;

/**
 * Follows the files that pages name to those that these name in turn; the first lists the code of all pages.
 */
export async function readScriptsAndStyles(
  request: APIRequestContext,
  pages: readonly string[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const waiting: string[] = [];
  const seen = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(ASSET)) {
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(name);
    }
  };
  for (const page of pages) follow(await (await request.get(page)).text());
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const response = await request.get(`/assets/${name}`);
    if (response.status() !== 200) continue;
    const text = await response.text();
    files.set(`/assets/${name}`, text);
    follow(text);
  }
  return files;
}
