import { InlineScript } from './inline-scripts';
import { TAKEN_OVER } from './taken-over';

/** Repeats a click on a button made before the script ran; links, forms and popovers work without it. */
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
