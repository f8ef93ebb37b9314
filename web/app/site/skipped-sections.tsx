import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { InlineScript } from './inline-scripts';
import { TAKEN_OVER } from './taken-over';

/**
 * On the document while the browser leaves out sections until they come near the screen (ui/section.css.ts): laying out
 * all of a page took half of the time in which a phone does not react to its visitor.
 */
export const SKIPS_SECTIONS = 'data-skips-sections';

/**
 * As long as a section is left out, its height is a guess: whoever comes to a place within the page, or goes to one,
 * needs true ones. Everybody else gets them when React has taken the page over, section by section while there is nothing
 * else to do.
 */
function skipUntilIdle(mark: string, previewParameters: readonly string[], takenOver: string): void {
  const end = () => document.documentElement.removeAttribute(mark);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const comesBack = visit?.type === 'reload' || visit?.type === 'back_forward';
  const query = new URLSearchParams(location.search);
  const isPreview = previewParameters.some((name) => query.has(name));
  if (comesBack || isPreview || location.hash !== '') end();
  const endBeforePlace = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  };
  addEventListener('click', endBeforePlace, true);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener(takenOver, () => {
    const sections = [...document.querySelectorAll<HTMLElement>('section[data-ground]')];
    const layOutNext = () => {
      const section = sections.shift();
      if (section) {
        section.style.contentVisibility = 'visible';
        whenIdle(layOutNext);
      } else end();
    };
    whenIdle(layOutNext);
  });
}

/** Before the body: what is left out is decided while the page comes in. */
export function SkippedSections() {
  return <InlineScript run={skipUntilIdle} given={[SKIPS_SECTIONS, PREVIEW_PARAMETERS, TAKEN_OVER]} />;
}
