import { InlineScript } from './inline-scripts';

/** Handles transitions that Chromium skips, as when the window's size changes: it would report an error. */
function allowSkippedTransitions(): void {
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
}

/** Belongs into the head, because the browser may reveal the page before the end of its body. */
export function PageTransitions() {
  return <InlineScript run={allowSkippedTransitions} given={[]} />;
}
