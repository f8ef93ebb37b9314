import { createHook } from 'node:async_hooks';

/** Never read: V8 keeps the shape of an object for as long as there is one. */
const kept = new Set<object>();

/**
 * Keeps V8 from forgetting the shape of what `process.nextTick` puts into its queue. When the garbage is collected and
 * nothing waits there, the shape goes, and to the code of nextTick each new object is then another one: it is never made
 * fast again (https://github.com/nodejs/node/issues/8670). A request takes several ticks, and cost a third more. To be
 * called before anything else.
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
