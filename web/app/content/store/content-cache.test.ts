import { expect, it } from 'vitest';
import { z } from 'zod';
import { ContentCache } from './content-cache.server';

it('is asked for once in the second after a failure, however often it is wanted, and then again', async () => {
  const clock = { now: 0 };
  const strapi = { version: 'one', isBroken: false, loads: 0 };
  const cache = new ContentCache({
    versionPoller: { current: async () => strapi.version },
    snapshots: { find: async () => null, save: () => {} },
    now: () => clock.now,
  });
  const read = () =>
    cache.get({
      name: 'titles',
      schema: z.string().nullable().pipe(z.string()),
      load: async () => {
        strapi.loads += 1;
        return strapi.isBroken ? null : `loaded at ${strapi.version}`;
      },
    });

  expect(await read()).toBe('loaded at one');
  Object.assign(strapi, { version: 'two', isBroken: true, loads: 0 });
  for (let visit = 0; visit < 50; visit += 1) expect(await read()).toBe('loaded at one');
  expect(strapi.loads).toBe(1);
  clock.now += 999;
  await read();
  expect(strapi.loads).toBe(1);
  strapi.isBroken = false;
  clock.now += 1;
  expect(await read()).toBe('loaded at two');
});
