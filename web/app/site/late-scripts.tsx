import { useInlineScriptMark } from './inline-scripts';

/** Told to the page when React has taken it over. */
export const TAKEN_OVER = 'taken-over';

/**
 * Starts the scripts that the server has put off (web/server/late-scripts.ts): when everything that the first screen
 * shows is there, or at the first sign that somebody wants to do something. A button that was clicked before React has
 * taken the page over is clicked again then; links and forms work by themselves until then.
 */
function startLater(takenOver: string): void {
  const signs = ['pointerdown', 'keydown', 'focusin'];
  let clicked: HTMLElement | null = null;
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload';
    for (const late of document.querySelectorAll('script[type=later]')) {
      late.removeAttribute('type');
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = late.textContent;
      document.head.append(script);
    }
  };
  const remember = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null;
    if (button) clicked = button;
  };
  for (const sign of signs) addEventListener(sign, start, true);
  addEventListener('load', start);
  addEventListener('click', remember, true);
  addEventListener(takenOver, () => {
    removeEventListener('click', remember, true);
    if (clicked?.isConnected) clicked.click();
  });
}

/** React leaves what the server wrote; the browser needs no second copy of it. */
const SCRIPT = import.meta.env.SSR ? `(${startLater})(${JSON.stringify(TAKEN_OVER)})` : '';

/** After the scripts of Remix, whose elements it looks for. */
export function LateScripts() {
  return (
    <script
      nonce={useInlineScriptMark()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, without anything from outside
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
