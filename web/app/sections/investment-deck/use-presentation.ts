import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { leaveFullscreen } from './fullscreen';
import { slideAfter } from './presentation-keys';

export function usePresentation(total: number, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  function end() {
    // Closes the dialog first: until then nothing behind it can take the focus.
    dialog.current?.close();
    onClose();
  }
  const latestEnd = useRef(end);
  latestEnd.current = end;

  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
    let wasFullscreen = document.fullscreenElement !== null;
    // Ends with full screen: there the browser keeps the Escape key to itself.
    const followFullscreen = () => {
      const isFullscreen = document.fullscreenElement !== null;
      if (wasFullscreen && !isFullscreen) latestEnd.current();
      wasFullscreen = isFullscreen;
    };
    document.addEventListener('fullscreenchange', followFullscreen);
    return () => {
      document.removeEventListener('fullscreenchange', followFullscreen);
      void leaveFullscreen();
    };
  }, []);

  function go(target: number) {
    setCurrent(target);
    stage.current?.scrollTo({ top: 0 });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = slideAfter(event.key, current, total);
    const { scrollHeight = 0, clientHeight = 0 } = stage.current ?? {};
    // Leaves the arrow keys to scrolling where a slide is longer than a phone's window.
    if (target === null || (/^Arrow(?:Up|Down)$/.test(event.key) && scrollHeight > clientHeight)) return;
    event.preventDefault();
    go(target);
  }

  return { dialog, stage, current, go, end, onKeyDown };
}
