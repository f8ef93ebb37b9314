import { type ComponentType, lazy } from 'react';

interface Part {
  name: string;
  prepare: () => Promise<unknown>;
}

const parts: Part[] = [];

/** Those that the server has written into the document: their code has to be there before React takes the page over. */
export async function preparePartsOfDocument(): Promise<void> {
  const written = parts.filter(({ name }) => document.querySelector(`template[data-part="${name}"]`));
  await Promise.all(written.map(({ prepare }) => prepare()));
}

/**
 * A part of a page whose code only some of its visitors need. The server, which waits for nothing while it renders, has to
 * `prepare` it in the page's loader; in the browser navigations wait for it, and who shows it without one prepares it. There
 * is no `Suspense` around it, inside of which React would take it over later than the page and drop a click made before.
 */
export function split<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | null = null;
  const prepare = async () => {
    ready = await load();
    return ready;
  };
  const Later = lazy(async () => ({ default: (await prepare()) as ComponentType<object> }));
  parts.push({ name, prepare });
  // biome-ignore lint/correctness/noComponentHookFactories: pages call it once, outside of their components
  function Split(props: Props) {
    const Ready = ready;
    return (
      <>
        <template data-part={name} />
        {Ready ? <Ready {...props} /> : <Later {...props} />}
      </>
    );
  }
  return Object.assign(Split, { prepare });
}
