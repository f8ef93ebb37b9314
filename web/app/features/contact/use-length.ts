import { lengthOf } from 'contract/message-fields';
import { useEffect, useState } from 'react';

/** From this share of the limit on, a visitor is told how much room is left. */
const NEAR = 0.8;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** How long the text of a control is: from its first value on, and also after the form was emptied. */
export function useLength(initial: string, max: number) {
  const [control, setControl] = useState<Control | null>(null);
  const [length, setLength] = useState(() => lengthOf(initial));
  useEffect(() => {
    if (!control) return;
    const { form } = control;
    const update = () => setLength(lengthOf(control.value));
    // The controls are emptied after everybody has heard of the reset.
    const updateAfterReset = () => queueMicrotask(update);
    // What was typed before React took the page over.
    update();
    control.addEventListener('input', update);
    form?.addEventListener('reset', updateAfterReset);
    return () => {
      control.removeEventListener('input', update);
      form?.removeEventListener('reset', updateAfterReset);
    };
  }, [control]);
  return { setControl, length, isNear: length >= max * NEAR, isOver: length > max };
}
