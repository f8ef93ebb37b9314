import { describe, expect, it } from 'vitest';
import { buildSides } from './prepare.mjs';
import { StepFailed } from './steps.mjs';

function deferred() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(reason: Error) => void} */
  let reject = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    })
  );
  return { promise, resolve, reject };
}

/** Records when each side begins and ends; the test ends them. */
function sidesUnderTest() {
  /** @type {string[]} */
  const notes = [];
  const panel = deferred();
  const site = deferred();
  const side = (/** @type {string} */ name, /** @type {Promise<void>} */ work) => async () => {
    notes.push(`${name} begins`);
    await work;
    notes.push(`${name} ends`);
  };
  return { notes, panel, site, sides: [side('panel', panel.promise), side('site', site.promise)] };
}

describe('buildSides', () => {
  it('has both begin before either ends where there is room', async () => {
    const { notes, panel, site, sides } = sidesUnderTest();
    const building = buildSides(sides, true);
    expect(notes).toEqual(['panel begins', 'site begins']);
    panel.resolve();
    site.resolve();
    await building;
    expect(notes).toEqual(['panel begins', 'site begins', 'panel ends', 'site ends']);
  });

  it('builds one after the other where there is none', async () => {
    const { notes, panel, site, sides } = sidesUnderTest();
    const building = buildSides(sides, false);
    expect(notes).toEqual(['panel begins']);
    panel.resolve();
    site.resolve();
    await building;
    expect(notes).toEqual(['panel begins', 'panel ends', 'site begins', 'site ends']);
  });

  it('lets one side end when the other has failed, and then fails', async () => {
    const { notes, panel, site, sides } = sidesUnderTest();
    const building = buildSides(sides, true);
    site.reject(new StepFailed('the site is broken'));
    panel.resolve();
    await expect(building).rejects.toThrow(new StepFailed('the site is broken'));
    expect(notes).toContain('panel ends');
  });

  it('tells what went wrong on both sides', async () => {
    const { panel, site, sides } = sidesUnderTest();
    const building = buildSides(sides, true);
    panel.reject(new StepFailed('the panel is broken'));
    site.reject(new StepFailed('the site is broken'));
    await expect(building).rejects.toThrow(new StepFailed('the panel is broken\nthe site is broken'));
  });
});
