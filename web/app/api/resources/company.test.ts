import { company } from 'contract/company';
import { describe, expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, editor } = startSiteAdmin();

const put = (json: unknown) => editor.call('PUT', '/api/company', { json });

describe('facts about the company', () => {
  it('are saved, and an empty one brings the built-in value back', async () => {
    const response = await put({ city: ' Ulm ', brand: '' });
    expect(company.strict().parse(await response.json()).city).toBe('Ulm');
    const sent = strapi.requests.findLast(({ path }) => path === '/site-admin/company');
    expect(JSON.parse(sent?.body.toString() ?? 'null')).toEqual({ city: 'Ulm', brand: null });
  });

  it.each([{ email: 'kontakt' }, { copyrightYear: 2027 }, { country: 'de' }, { brand: 'x'.repeat(101) }])(
    'refuse %o',
    async (json) => {
      await expectRefusal(await put(json), 400);
    },
  );
});
