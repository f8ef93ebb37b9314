import { secondFactorSetup } from 'contract/second-factor';
import { URI } from 'otpauth';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CODE, PASSWORD, SECRET } from '~/api/fake-second-factor.test-support';
import { startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, editor } = startSiteAdmin();
const PATH = '/api/admin/second-factor';

const post = (path: string, json: unknown) => editor.call('POST', path, { json });
const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;

describe('the second factor of an account', () => {
  it('is begun with the password, and answered as a secret, an address and a picture of it', async () => {
    const setup = secondFactorSetup.parse(await (await post(PATH, { password: PASSWORD })).json());
    expect(setup.secret).toBe(SECRET);
    const read = URI.parse(setup.address);
    expect(read).toMatchObject({ issuer: 'Mustermed', label: 'editor', digits: 6, period: 30 });
    expect(read.secret.base32).toBe(SECRET);
  });

  it('has a QR code with the three squares in its corners', async () => {
    const { qrCode } = secondFactorSetup.parse(await (await post(PATH, { password: PASSWORD })).json());
    const { size, path } = qrCode;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`;
    const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
    const isDark = (x: number, y: number) => (data[y * size + x] ?? 255) < 128;
    for (const [left, top] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      const diagonal = [0, 1, 2, 3, 4, 5, 6].map((step) => isDark(left + step, top + step));
      expect(diagonal).toEqual([true, false, true, true, true, false, true]);
    }
    expect(isDark(size - 1, size - 1) && isDark(size - 7, size - 7) && isDark(size - 4, size - 4)).toBe(
      false,
    );
  });

  it('is put in force by a code, which answers the recovery codes', async () => {
    await post(PATH, { password: PASSWORD });
    const confirmed = await editor.call('PUT', PATH, { json: { code: CODE } });
    expect((await confirmed.json()).recoveryCodes).toHaveLength(10);
    expect(confirmed.headers.get('Cache-Control')).toBe('no-store');
    expect(await (await editor.call('GET', PATH)).json()).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isDuty: false,
    });
    expect((await (await post(`${PATH}/recovery-codes`, { code: CODE })).json()).recoveryCodes).toHaveLength(
      10,
    );
    const removed = await post(`${PATH}/removal`, { password: PASSWORD, code: CODE });
    expect(await removed.json()).toEqual({ success: true });
    expect(strapi.secondFactors.size).toBe(0);
  });

  it('is refused in the words of the contract, and never with 401, which would end the session', async () => {
    expect(await codeOf(post(PATH, { password: 'falsch' }))).toBe('password-wrong');
    expect(await codeOf(editor.call('PUT', PATH, { json: { code: '000000' } }))).toBe('code-wrong');
    strapi.secondFactors.set('editor', CODE);
    expect(await codeOf(post(PATH, { password: PASSWORD }))).toBe('second-factor-on');
    expect(await codeOf(post(`${PATH}/removal`, { password: PASSWORD, code: '000000' }))).toBe('code-wrong');
    expect((await editor.call('GET', '/api/admin/session')).status).toBe(200);
  });

  it.each([[{}], [{ password: '' }], [{ password: ['a'] }], [[]]])('is not begun with %j', async (json) => {
    expect((await post(PATH, json)).status).toBe(400);
  });
});
