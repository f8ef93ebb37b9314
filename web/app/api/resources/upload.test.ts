import { errorAnswer } from 'contract/call';
import { CALLS } from 'contract/calls';
import { listedMediaFile, mediaFile } from 'contract/media';
import { describe, expect, it } from 'vitest';
import { Browser } from '~/api/browser.test-support';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const pictureInUse = CALLS['DELETE /api/media/{id}'].conflict.schema;
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
const LIMIT = 10 * 1024 * 1024;

const { strapi, editor } = startSiteAdmin();

function formWith(content: Uint8Array<ArrayBuffer>, name = 'bild.png', field = 'image'): FormData {
  const form = new FormData();
  form.append(field, new File([content], name, { type: 'image/png' }));
  return form;
}

const upload = (body: BodyInit, browser = editor, headers = {}) =>
  browser.call('POST', '/api/upload', { body, headers });
const sent = () => strapi.requests.find(({ path }) => path === '/upload')?.body.toString('latin1') ?? '';

describe('an uploaded picture', () => {
  it('goes to Strapi under a name that fits its bytes, and its address comes back', async () => {
    const response = await upload(formWith(new Uint8Array(PNG), '../../Team Foto.html'));
    const file = mediaFile.strict().parse(await response.json());
    expect(file).toMatchObject({ url: '/uploads/a_1.png', size: 2000 });
    expect(sent()).toContain('name="files"; filename="Team Foto.png"');
    expect(sent()).toContain('Content-Type: image/png');
  });

  it.each([
    ['JPEG', 'ffd8ffe0'],
    ['GIF', '474946383961'],
    ['WebP', '524946460000000057454250'],
    ['AVIF', '000000206674797061766966'],
  ])('may be a %s', async (_name, hex) => {
    expect((await upload(formWith(new Uint8Array(Buffer.from(hex, 'hex'))))).status).toBe(200);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['HTML', '<!doctype html><script>1</script>'],
    ['PDF', '%PDF-1.7'],
    ['something short', 'x'],
  ])('may not be %s, whatever its name', async (_name, content) => {
    await expectRefusal(await upload(formWith(new TextEncoder().encode(content))), 415);
    expect(sent()).toBe('');
  });

  it('that Strapi cannot read is refused', async () => {
    await expectRefusal(await upload(formWith(new Uint8Array([...PNG, ...Buffer.from('broken')]))), 415);
  });

  it.each([
    [400, { code: 'picture-too-many-pixels' }, 413, 'picture-too-many-pixels'],
    [400, { code: 'picture-type-unknown' }, 415, 'picture-type-unknown'],
    [400, {}, 400, 'input-invalid'],
    [503, { code: 'storage-full' }, 503, 'storage-full'],
    [503, {}, 503, 'editing-unavailable'],
  ])('that Strapi answers with %i and %j is %i %s', async (strapiStatus, details, status, code) => {
    const error = { name: 'Error', message: 'No.', details };
    strapi.failWith = { status: strapiStatus, body: { data: null, error } };
    const response = await upload(formWith(new Uint8Array(PNG)));
    expect(response.status).toBe(status);
    expect(errorAnswer.parse(await response.json()).code).toBe(code);
  });

  it('comes alone', async () => {
    const form = formWith(new Uint8Array(PNG));
    form.append('image', new File([PNG], 'b.png'));
    await expectRefusal(await upload(form), 400);
    expect(sent()).toBe('');
  });

  it('keeps a name of whole characters', async () => {
    await upload(formWith(new Uint8Array(PNG), `${'𝒂'.repeat(120)}.png`));
    expect(Buffer.from(sent(), 'latin1').toString()).toContain(`filename="${'𝒂'.repeat(100)}.png"`);
  });

  it('has 10 MB at most (decisions C22)', async () => {
    const full = new Uint8Array(LIMIT);
    full.set(PNG);
    expect((await upload(formWith(full))).status).toBe(200);
    const over = new Uint8Array(LIMIT + 1);
    over.set(PNG);
    await expectRefusal(await upload(formWith(over)), 413);
    await expectRefusal(await upload(formWith(new Uint8Array(LIMIT + 1024 * 1024))), 413);
  });

  it('that announces to be far larger is not even read', async () => {
    const headers = { 'Content-Length': String(LIMIT * 6) };
    await expectRefusal(await upload(formWith(new Uint8Array(PNG)), editor, headers), 413);
  });

  it.each([
    ['another field', formWith(new Uint8Array(PNG), 'a.png', 'file'), 400],
    ['an empty file', formWith(new Uint8Array()), 400],
    ['JSON', '{}', 415],
  ])('cannot come as %s', async (_name, body, status) => {
    await expectRefusal(await upload(body), status);
  });

  it('cannot come in a form that is cut off', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    await expectRefusal(await upload('--x\r\nContent-Disp', editor, headers), 400);
  });

  it('needs a session, and a page of this site', async () => {
    await expectRefusal(await upload(formWith(new Uint8Array(PNG)), new Browser()), 401);
    const headers = { Origin: 'https://evil.example' };
    await expectRefusal(await upload(formWith(new Uint8Array(PNG)), editor, headers), 403);
    expect(sent()).toBe('');
  });
});

describe('an uploaded PDF', () => {
  const PDF = '%PDF-1.7 and the rest';
  const bytes = (content: string) => new TextEncoder().encode(content);
  const uploadPdf = (body: BodyInit, browser = editor, headers = {}) =>
    browser.call('POST', '/api/pdfs', { body, headers });

  it('goes to Strapi under a name that fits its bytes, and its address comes back', async () => {
    const response = await uploadPdf(formWith(bytes(PDF), '../Leitfaden "TI".docx', 'pdf'));
    mediaFile.strict().parse(await response.json());
    expect(sent()).toContain('name="files"; filename="Leitfaden -TI-.pdf"');
    expect(sent()).toContain('Content-Type: application/pdf');
  });

  it.each([
    [
      'a picture that calls itself PDF',
      formWith(new Uint8Array(PNG), 'a.pdf', 'pdf'),
      415,
      'pdf-type-unknown',
    ],
    ['another field', formWith(bytes(PDF), 'a.pdf', 'image'), 400, 'pdf-missing'],
    ['an empty file', formWith(bytes(''), 'a.pdf', 'pdf'), 400, 'pdf-missing'],
    ['JSON', '{}', 415, 'form-expected'],
    ['too much', formWith(bytes(PDF.padEnd(LIMIT + 1)), 'a.pdf', 'pdf'), 413, 'pdf-too-large'],
  ])('cannot come as %s', async (_name, body, status, code) => {
    const response = await uploadPdf(body);
    expect([response.status, errorAnswer.parse(await response.json()).code]).toEqual([status, code]);
    expect(sent()).toBe('');
  });

  it.each(['pdf-active', 'pdf-unreadable'])('that Strapi refuses as %s is refused', async (code) => {
    const error = { name: 'ValidationError', message: 'No.', details: { code } };
    strapi.failWith = { status: 400, body: { data: null, error } };
    const response = await uploadPdf(formWith(bytes(PDF), 'a.pdf', 'pdf'));
    expect([response.status, errorAnswer.parse(await response.json()).code]).toEqual([415, code]);
  });

  it('needs a session, and a page of this site', async () => {
    const form = () => formWith(bytes(PDF), 'a.pdf', 'pdf');
    await expectRefusal(await uploadPdf(form(), new Browser()), 401);
    await expectRefusal(await uploadPdf(form(), editor, { Origin: 'https://evil.example' }), 403);
    expect(sent()).toBe('');
  });
});

describe('the media library', () => {
  it('says where a picture is used', async () => {
    const response = await editor.call('GET', '/api/media');
    const files = listedMediaFile
      .strict()
      .array()
      .parse(await response.json());
    expect(files).toMatchObject([
      { id: 7, size: 1500, usedBy: ['about'], usedElsewhere: [], mayChange: true },
      { id: 8, usedBy: [], usedElsewhere: [] },
      { id: 9, usedBy: [], usedElsewhere: [{ kind: 'post', key: 'fhir' }] },
    ]);
  });

  it.each([
    [{ alternativeText: 'Das Team' }, { de: 'Das Team', en: 'Team' }],
    [{ alternativeTexts: { en: 'Our team', sq: 'Ekipi' } }, { de: 'Team', en: 'Our team', sq: 'Ekipi' }],
    [{ alternativeTexts: { de: 'Wir' } }, { de: 'Wir', en: 'Team' }],
    [{}, { de: 'Team', en: 'Team' }],
  ])('keeps texts for those who do not see a picture, and lets the others be: %j', async (json, texts) => {
    const response = await editor.call('PUT', '/api/media/7', { json });
    const file = mediaFile.strict().parse(await response.json());
    expect(file.alternativeTexts).toEqual(texts);
    expect(strapi.requests.at(-1)?.path).toBe('/site-admin/media/7');
  });

  it.each([
    { alternativeText: 1 },
    { alternativeTexts: { pt: 'x' } },
    { alternativeTexts: { en: 'x'.repeat(501) } },
  ])('refuses %j', async (json) => {
    await expectRefusal(await editor.call('PUT', '/api/media/7', { json }), 400);
  });

  it('keeps a picture that a post shows in its text, and names the post', async () => {
    const response = await editor.call('DELETE', '/api/media/9');
    expect(response.status).toBe(409);
    expect(pictureInUse.strict().parse(await response.json())).toMatchObject({
      sections: [],
      elsewhere: [{ kind: 'post', key: 'fhir' }],
    });
    expect(strapi.files.has('9')).toBe(true);
  });

  it('gives a picture up that nothing shows', async () => {
    expect(await (await editor.call('DELETE', '/api/media/8')).json()).toEqual({ success: true });
    expect(strapi.files.has('8')).toBe(false);
    await expectRefusal(await editor.call('DELETE', '/api/media/8'), 404);
  });

  it('keeps a picture that sections show, and names them', async () => {
    const response = await editor.call('DELETE', '/api/media/7');
    expect(response.status).toBe(409);
    expect(pictureInUse.strict().parse(await response.json()).sections).toEqual(['about']);
    expect(strapi.files.has('7')).toBe(true);
  });

  it.each(['0', 'x', '7%3Fa', '-1'])('has no picture %s', async (id) => {
    const json = { alternativeText: '' };
    await expectRefusal(await editor.call('PUT', `/api/media/${id}`, { json }), 404);
  });
});
