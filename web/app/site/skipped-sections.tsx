import { PREVIEW_PARAMETERS } from '~/features/preview/parameters';
import { useInlineScriptMark } from './inline-scripts';

/**
 * On the document while the browser leaves out sections until they come near the screen (ui/section.css.ts): laying out
 * all of a page took half of the time in which a phone does not react to its visitor.
 */
export const SKIPS_SECTIONS = 'data-skips-sections';

/**
 * As long as a section is left out, its height is a guess: whoever comes to a place within the page, or goes to one,
 * needs true ones. It runs within the page, and must not use anything from outside.
 */
function unlessAtPlace(mark: string, previewParameters: readonly string[]): void {
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
}

/**
 * Lays out what was left out, section by section while there is nothing else to do, so that the page soon has its true
 * height. It runs within the page too, called by late-scripts.tsx.
 */
export function layOutSkipped(mark: string): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-ground]')];
  const next = () => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(next);
    } else document.documentElement.removeAttribute(mark);
  };
  whenIdle(next);
}

const SCRIPT = import.meta.env.SSR
  ? `(${unlessAtPlace})(${JSON.stringify(SKIPS_SECTIONS)},${JSON.stringify(PREVIEW_PARAMETERS)})`
  : '';

/** Before the body: what is left out is decided while the page comes in. */
export function SkippedSections() {
  return (
    <script
      nonce={useInlineScriptMark()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, without anything from outside
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
