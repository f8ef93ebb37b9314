import { describe, expect, it, vi } from 'vitest';
import { OneAtATime } from './one-at-a-time';

function call() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((onEnd, onFailure) => {
    resolve = onEnd;
    reject = onFailure;
  });
  return { run: vi.fn(() => promise), resolve, reject };
}

describe('OneAtATime', () => {
  it('leaves out a second call within the same turn and while the first one runs', async () => {
    const calls = new OneAtATime();
    const first = call();
    const second = call();
    const done = Promise.all([calls.once(first.run), calls.once(second.run)]);
    await Promise.resolve();
    void calls.once(second.run);
    first.resolve();
    await done;
    expect(first.run).toHaveBeenCalledOnce();
    expect(second.run).not.toHaveBeenCalled();
  });

  it('is free again after the first one, even when it failed', async () => {
    const calls = new OneAtATime();
    const first = call();
    const failing = expect(calls.once(first.run)).rejects.toThrow('away');
    first.reject(new Error('away'));
    await failing;
    const second = call();
    second.resolve();
    await calls.once(second.run);
    expect(second.run).toHaveBeenCalledOnce();
  });

  it('lets what must not be left out wait for its turn', async () => {
    const calls = new OneAtATime();
    const save = call();
    const picture = call();
    const saving = calls.once(save.run);
    const storing = calls.inTurn(picture.run);
    expect(picture.run).not.toHaveBeenCalled();
    save.resolve();
    await saving;
    await expect.poll(() => picture.run).toHaveBeenCalledOnce();
    const later = call();
    void calls.once(later.run);
    expect(later.run).not.toHaveBeenCalled();
    picture.resolve();
    await storing;
  });
});
