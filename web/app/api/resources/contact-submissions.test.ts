import { storedMessage } from 'contract/message';
import { describe, expect, it } from 'vitest';
import { message } from '~/api/fake-site-admin-records.test-support';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, editor } = startSiteAdmin();

describe('messages', () => {
  it('are found by words', async () => {
    const response = await editor.call('GET', '/api/contact-submissions?search=a%26b');
    const messages = storedMessage
      .strict()
      .array()
      .parse(await response.json());
    expect(messages).toEqual([expect.objectContaining({ id: 'm1', firstName: 'Ada', state: 'unread' })]);
    expect(strapi.requests.at(-1)?.path).toBe('/site-admin/contact-submissions?pageSize=50&search=a%26b');
  });

  it('go into a spreadsheet without becoming formulas', async () => {
    strapi.messages.set('m1', {
      ...message('m1'),
      state: 'done',
      submittedAt: '2026-03-05T23:30:00.000Z',
      firstName: '=HYPERLINK("x")',
      message: 'eins;"zwei"\nneu',
    });
    const response = await editor.call('GET', '/api/contact-submissions.csv');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [head = '', line = ''] = bytes.toString().slice(1).split('\r\n');
    expect(head.split(';')[0]).toBe('"Eingegangen"');
    expect(line).toBe(
      `"06.03.2026 00:30";"'=HYPERLINK(""x"")";"";"";"";"";"";"eins;""zwei""\nneu";"";"";"";"Erledigt";""`,
    );
  });

  it('refuse a state that is none', async () => {
    await expectRefusal(
      await editor.call('PUT', '/api/contact-submissions/m1', { json: { state: 'lost' } }),
      400,
    );
    await expectRefusal(
      await editor.call('PUT', '/api/contact-submissions/m9', { json: { state: 'read' } }),
      404,
    );
  });
});
