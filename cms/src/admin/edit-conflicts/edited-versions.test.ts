import { expect, it } from 'vitest';
import { EDITED_VERSION } from '../../../contract/edited-version';
import { entryOf, withEditedVersions } from './edited-versions';

const BASE = 'http://localhost:1337/admin';
const ENTRY = '/content-manager/collection-types/api::project.project/abc?locale=de';

it.each([
  [ENTRY, true],
  ['/content-manager/collection-types/api::project.project/abc/actions/publish?locale=de', true],
  ['/content-manager/single-types/api::appearance.appearance', true],
  ['/content-manager/collection-types/api::project.project?page=1', false],
  ['/content-manager/relations/api::project.project/abc/tags', false],
  [`${ENTRY}&status=published`, false],
  ['/admin/users/me', false],
])('knows whether %s is about one entry', (address, isEntry) => {
  expect(entryOf(address, BASE) !== null).toBe(isEntry);
});

it('names one entry alike for reading, saving and publishing, and apart by language', () => {
  const published = ENTRY.replace('abc?', 'abc/actions/publish?');
  expect(entryOf(published, BASE)).toBe(entryOf(ENTRY, BASE));
  expect(entryOf(ENTRY.replace('=de', '=en'), BASE)).not.toBe(entryOf(ENTRY, BASE));
});

const answer = (data: object, version: string) =>
  Response.json({ data }, { headers: { [EDITED_VERSION]: version } });

it('sends with a save the version that was read, then the saved one, then the one of the refusal', async () => {
  const sent: (string | null)[] = [];
  const answers = [
    answer({}, 'one'),
    answer({}, 'two'),
    Response.json({ error: { name: 'EditConflict', details: { version: 'three' } } }, { status: 409 }),
    answer({}, 'four'),
  ];
  const send = withEditedVersions(async (_input, init) => {
    sent.push(new Headers(init?.headers).get(EDITED_VERSION));
    return answers.shift() ?? Response.error();
  }, BASE);
  await send(ENTRY);
  for (let save = 0; save < 3; save += 1) await send(ENTRY, { method: 'PUT', body: '{}' });
  expect(sent).toEqual([null, 'one', 'two', 'three']);
});

it('answers the reading after a refusal with the text of the form, once', async () => {
  const first = { data: { title: 'Vorher' } };
  const newer = { data: { title: 'Von Ada' } };
  const refused = { error: { name: 'EditConflict', details: { version: 'two' } } };
  const answers = [
    answer(first.data, 'one'),
    Response.json(refused, { status: 409 }),
    answer(newer.data, 'two'),
  ];
  const send = withEditedVersions(async () => answers.shift() ?? Response.error(), BASE);
  const read = async () => (await send(ENTRY)).json();
  expect(await read()).toEqual(first);
  const sent = { excerpt: 'Von Ben', cover: { connect: [] } };
  expect((await send(ENTRY, { method: 'PUT', body: JSON.stringify(sent) })).status).toBe(409);
  expect(await read()).toEqual({ data: { ...first.data, excerpt: 'Von Ben' } });
  expect(await read()).toEqual(newer);
});
