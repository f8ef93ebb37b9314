import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { InlineScript } from './inline-scripts';
import { TAKEN_OVER } from './taken-over';

/** Set while off-screen sections are skipped (ui/section.css.ts); layout was half of a phone's unresponsive time. */
export const SKIPS_SECTIONS = 'data-skips-sections';

/** Ends skipping before a jump within the page, because skipped heights are guesses; otherwise in idle time. */
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

/** Runs before the body, because skipping is decided while the page loads. */
export function SkippedSections() {
  return <InlineScript run={skipUntilIdle} given={[SKIPS_SECTIONS, PREVIEW_PARAMETERS, TAKEN_OVER]} />;
}
