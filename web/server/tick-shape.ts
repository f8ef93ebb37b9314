import { createHook } from 'node:async_hooks';

/** Never read: V8 keeps the shape of an object for as long as one exists. */
const kept = new Set<object>();

/**
 * Keeps V8 from dropping the shape of nextTick's queue entries on garbage collection: nextTick then never gets fast
 * again, and requests cost a third more (https://github.com/nodejs/node/issues/8670). Call before anything else.
 * @returns whether Node.js still has such objects
 */
export function keepTickShape(): boolean {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.add(resource);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return kept.size > 0;
}
