import { BROWSER_SCRIPTS } from 'virtual:browser-script';
import { EarlyClicks } from './early-clicks';
import { InlineScript } from './inline-scripts';
import { SpeculationRules } from './speculation-rules';

/** Fetches scripts after the first paint, which they would delay: they share the connection with the text. */
function fetchAfterPaint(addresses: readonly string[]): void {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    for (const address of addresses) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = false; // In order: in development the second prepares the third.
      script.src = address;
      document.body.append(script);
    }
  });
  painted.observe({ type: 'paint', buffered: true });
}

/** @param after id of the end of the content, for which the first paint waits */
export function DocumentScripts({ after }: { after: string }) {
  return (
    <>
      <i id={after} hidden />
      <EarlyClicks />
      <SpeculationRules />
      <InlineScript run={fetchAfterPaint} given={[BROWSER_SCRIPTS]} />
    </>
  );
}
