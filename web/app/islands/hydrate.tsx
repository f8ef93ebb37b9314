import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageContext } from '~/i18n/page-context';
import type { IslandComponent, IslandData } from './island-data';

/** Waits for the rendering that the first effects of its children ask for, such as a form's own validation. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted) onAwake();
  }, [isMounted, onAwake]);
  return children;
}

/** Hydrates an island. @returns a function that unmounts it, once its handlers are attached */
export function hydrate(
  element: Element,
  component: IslandComponent,
  { props, page, texts }: IslandData,
): Promise<() => void> {
  const facts = { ...page, textsOf: (file: keyof IslandData['texts']) => texts[file] };
  const Component = component as ComponentType<Record<string, unknown>>;
  return new Promise((resolve) => {
    const onAwake = () => resolve(() => root.unmount());
    const root = hydrateRoot(
      element,
      <Awake onAwake={onAwake}>
        <PageContext.Provider value={facts}>
          <Component {...props} />
        </PageContext.Provider>
      </Awake>,
    );
  });
}
