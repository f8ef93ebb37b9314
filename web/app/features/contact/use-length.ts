import { lengthOf } from 'contract/message-fields';
import { useEffect, useState } from 'react';

/** Share of the limit from which visitors are told how much room is left. */
const NEAR = 0.8;

type Control = HTMLInputElement | HTMLTextAreaElement;

export function useLength(initial: string, max: number) {
  const [control, setControl] = useState<Control | null>(null);
  const [length, setLength] = useState(() => lengthOf(initial));
  useEffect(() => {
    if (!control) return;
    const { form } = control;
    const update = () => setLength(lengthOf(control.value));
    // Waits, because controls are emptied after the event's listeners have run.
    const updateAfterReset = () => queueMicrotask(update);
    // Counts what was typed before hydration.
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
