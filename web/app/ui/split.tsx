import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a page whose code only some of its visitors need: browsers fetch it when it is first rendered. The server,
 * which waits for nothing while it renders, has to `prepare` it in the page's loader.
 */
export function split<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | null = null;
  const prepare = async () => {
    ready = await load();
    return ready;
  };
  const Later = lazy(async () => ({ default: (await prepare()) as ComponentType<object> }));
  // biome-ignore lint/correctness/noComponentHookFactories: pages call it once, outside of their components
  function Split(props: Props) {
    const Ready = ready;
    return <Suspense>{Ready ? <Ready {...props} /> : <Later {...props} />}</Suspense>;
  }
  return Object.assign(Split, { prepare });
}
