import { useLocation } from '@remix-run/react';
import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Markup, ServerMarkup } from '~/ui/server-markup';
import type { StageProps } from './stage';

interface StageOnDemandProps extends Pick<StageProps, 'texts' | 'data'> {
  /** The stage as it stands before anybody has touched it. */
  markup: Markup;
  /** What an address calls the boxes, after its hash. */
  boxes: readonly string[];
}

/** What can be pressed or has the focus stands in the same order in the markup and in the stage. */
const reachable = (within: Element) => [...within.querySelectorAll<HTMLElement>('button, a, [tabindex]')];

/**
 * The show-piece needs more script than any other part of the page: it is fetched when somebody scrolls to it, reaches it by
 * keyboard, or follows a link to one of its boxes. What was pressed meanwhile is done then.
 */
export function StageOnDemand({ markup, boxes, ...props }: StageOnDemandProps) {
  const place = useRef<HTMLDivElement>(null);
  const waiting = useRef<{ at: number; key: string | null }[]>([]);
  const [Stage, setStage] = useState<ComponentType<StageProps> | null>(null);
  const { hash, key: navigation } = useLocation();
  const isNamed = boxes.includes(decodeURIComponent(hash.slice(1))) || props.data.phase !== null;

  const load = () => {
    void import('./stage').then((module) => setStage(() => module.Stage));
  };
  const remember = (event: SyntheticEvent, key: string | null) => {
    load();
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, [tabindex]') : null;
    // Links are followed from the markup already.
    const isDone = key === null && pressed instanceof HTMLAnchorElement;
    if (place.current && pressed && !isDone)
      waiting.current.push({ at: reachable(place.current).indexOf(pressed), key });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice gives the same stage
  useEffect(() => {
    if (isNamed) load();
    if (isNamed || !place.current) return;
    // The story begins by itself as soon as it is seen.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNamed]);
  useEffect(() => {
    if (!Stage || !place.current) return;
    const elements = reachable(place.current);
    for (const { at, key } of waiting.current.splice(0)) {
      const element = elements[at];
      element?.focus({ preventScroll: true });
      if (key === null) element?.click();
      else if (key !== '')
        element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, [Stage]);

  if (Stage) {
    return (
      <div ref={place} data-stage="live">
        <Stage {...props} hash={hash} navigation={navigation} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what happens in the stage
    <div
      ref={place}
      onPointerOver={load}
      onFocus={(event) => remember(event, '')}
      onClick={(event) => remember(event, null)}
      onKeyDown={(event) => remember(event, event.key)}
    >
      <ServerMarkup markup={markup} />
    </div>
  );
}
