import { InlineScript } from './inline-scripts';

/** Told to the page when React has taken it over. */
export const TAKEN_OVER = 'taken-over';

/**
 * Starts the scripts and sheets that the server has put off (web/server/{late-scripts,page-styles}.ts): when the first
 * screen is painted with everything that it shows, or at the first sign that somebody wants to do something. All are
 * fetched at once; scripts run when the sheets are there, because what they show needs styles that the page did not
 * bring. A button that was clicked before React has taken the page over is clicked again then; links and forms work by
 * themselves until then.
 */
function startLater(takenOver: string): void {
  const signs = ['pointerdown', 'keydown', 'focusin'];
  let clicked: HTMLElement | null = null;
  const run = () => {
    for (const late of document.querySelectorAll('script[type=later]')) {
      late.removeAttribute('type');
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = late.textContent;
      document.head.append(script);
    }
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload';
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later-stylesheet]')];
    const arrivals = sheets.map((link) => {
      const arrival = new Promise((done) => {
        link.addEventListener('load', done);
        link.addEventListener('error', done);
      });
      link.rel = 'stylesheet';
      return arrival;
    });
    Promise.all(arrivals).then(run);
  };
  const remember = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null;
    if (button) clicked = button;
  };
  for (const sign of signs) addEventListener(sign, start, true);
  // The first paint may come after everything has loaded, and for a tab that nobody sees only when somebody looks.
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', () => painted.then(start));
  addEventListener('click', remember, true);
  addEventListener(takenOver, () => {
    removeEventListener('click', remember, true);
    if (clicked?.isConnected) clicked.click();
  });
}

/** After the scripts of Remix, whose elements it looks for. */
export function LateScripts() {
  return <InlineScript run={startLater} given={[TAKEN_OVER]} />;
}
