import { describe, expect, it } from 'vitest';
import { composeMachinery, requireAllCopies } from './compose.mjs';
import { COPIES, replaceOneByOne, SPARE } from './rollout.mjs';

/** @param {(title: string) => boolean} [fails] whether this act fails */
function machinery(fails = () => false) {
  /** @type {string[]} */
  const acts = [];
  /** @param {string} name */
  const act = (name) => async (/** @type {string} */ copy) => {
    acts.push(`${name} ${copy}`);
    if (fails(`${name} ${copy}`)) throw new Error(`${name} ${copy} failed`);
  };
  return { acts, start: act('start'), remove: act('remove'), untilAsked: act('asked') };
}

/** @param {string} _title @param {() => Promise<void>} work */
const step = (_title, work) => work();

describe('a replacement', () => {
  it('proves the new version by the spare, which goes last, and replaces each copy when the one before is asked', async () => {
    const { acts, ...all } = machinery();
    await replaceOneByOne(all, step);
    expect(acts).toEqual([
      ...[SPARE, ...COPIES].flatMap((copy) => [`start ${copy}`, `asked ${copy}`]),
      `remove ${SPARE}`,
    ]);
  });

  it('touches no copy if the new version does not start', async () => {
    const { acts, ...all } = machinery((act) => act === `start ${SPARE}`);
    await expect(replaceOneByOne(all, step)).rejects.toThrow('failed');
    expect(acts).toEqual([`start ${SPARE}`, `remove ${SPARE}`]);
  });

  it('leaves the spare and the other copies if one does not come back', async () => {
    const { acts, ...all } = machinery((act) => act === 'asked web-1');
    await expect(replaceOneByOne(all, step)).rejects.toThrow('failed');
    expect(acts.at(-1)).toBe('asked web-1');
    expect(acts).not.toContain(`remove ${SPARE}`);
  });
});

describe('with Compose', () => {
  /** @param {(args: string[]) => string} [answer] */
  function program(answer = () => '') {
    /** @type {string[]} */
    const lines = [];
    const run = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
      lines.push([name, ...args].join(' '));
      return answer(args);
    };
    return { lines, run };
  }

  it('a copy starts alone, from an image that is there, and is awaited', async () => {
    const { lines, run } = program();
    await composeMachinery(run).start('web-2');
    expect(lines).toEqual([
      'docker compose --profile scale --profile rollout up --detach --no-deps --no-build --force-recreate --wait web-2',
    ]);
  });

  it('the proxy is asked again until it sends requests', async () => {
    let refusals = 2;
    const { lines, run } = program(() => {
      if (refusals-- > 0) throw new Error('exit code 1');
      return '';
    });
    await composeMachinery(run).untilAsked('web-1');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('exec -T proxy bash /usr/local/bin/is-healthy.sh 8404 /up/web-1');
  });

  it('a proxy that sends none ends the replacement', async () => {
    const { run } = program(() => {
      throw new Error('exit code 1');
    });
    await expect(composeMachinery(run, 0).untilAsked('web-1')).rejects.toThrow(
      'The proxy sends web-1 no requests',
    );
  });

  it('a missing copy is named before anything is done', async () => {
    const { run } = program(() => 'db\ncms\nproxy\nweb-1\nweb-3\n');
    await expect(requireAllCopies(run)).rejects.toThrow('These do not run: web-2.');
    const all = program(() => 'proxy\nweb-1\nweb-2\nweb-3\n');
    await expect(requireAllCopies(all.run)).resolves.toBeUndefined();
  });

  it('a missing Docker and a failure of Compose are explained', async () => {
    const missing = program(() => {
      throw Object.assign(new Error('spawn docker ENOENT'), { code: 'ENOENT' });
    });
    await expect(requireAllCopies(missing.run)).rejects.toThrow('There is no "docker" on the PATH.');
    const failing = program(() => {
      throw Object.assign(new Error('exit code 1'), { code: 1, stderr: 'no such image\n' });
    });
    await expect(composeMachinery(failing.run).remove('web-next')).rejects.toThrow(
      'docker compose rm --stop --force web-next failed:\nno such image',
    );
  });
});
