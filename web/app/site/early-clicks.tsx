import { InlineScript } from './inline-scripts';
import { TAKEN_OVER } from './taken-over';

/** Clicks a button again that somebody clicked before the script was there. Links, forms and popovers need none. */
function repeatEarlyClick(takenOver: string): void {
  let clicked: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    const buttons = 'button:not([type=submit], [popovertarget])';
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
    if (button) clicked = button;
  };
  addEventListener('click', remember, true);
  addEventListener(takenOver, () => {
    removeEventListener('click', remember, true);
    if (clicked?.isConnected) clicked.click();
  });
}

export function EarlyClicks() {
  return <InlineScript run={repeatEarlyClick} given={[TAKEN_OVER]} />;
}
