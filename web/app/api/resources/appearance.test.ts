import { appearance } from 'contract/appearance';
import { describe, expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, editor } = startSiteAdmin();

const put = (json: unknown) => editor.call('PUT', '/api/appearance', { json });

describe('colours and fonts', () => {
  it('are saved, and an empty one brings the default back', async () => {
    const response = await put({ primaryColor: '#AABBCC', bodyFont: '' });
    expect(appearance.strict().parse(await response.json()).primaryColor).toBe('#aabbcc');
    const sent = strapi.requests.findLast(({ path }) => path === '/site-admin/appearance');
    expect(JSON.parse(sent?.body.toString() ?? 'null')).toEqual({ primaryColor: '#aabbcc', bodyFont: null });
  });

  it.each([
    { primaryColor: 'red' },
    { accentColor: '#fff;}' },
    { bodyFont: 'x;} body{display:none' },
    { headingFont: 'url(https://evil.example)' },
  ])('refuse %o', async (json) => {
    await expectRefusal(await put(json), 400);
  });
});
