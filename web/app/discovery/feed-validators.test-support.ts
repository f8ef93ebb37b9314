import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { validateXML } from 'xmllint-wasm';

const rss = readFileSync(new URL('./rss-2.0.rng', import.meta.url), 'utf8');

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
// Avoids `import`: the package has no types, and Playwright reads no JSON that way.
const isJsonFeed = ajv.compile(createRequire(import.meta.url)('jsonfeed-schema/v1.1') as object);

export async function problemsOfRss(feed: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: feed },
    schema: rss,
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}

export function problemsOfJsonFeed(feed: string): string[] {
  isJsonFeed(JSON.parse(feed));
  return (isJsonFeed.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
