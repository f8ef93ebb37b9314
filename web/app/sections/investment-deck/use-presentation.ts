import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { leaveFullscreen } from './fullscreen';
import { slideAfter } from './presentation-keys';

/** Slides one at a time over the whole window, until Escape or the end of the full screen. */
export function usePresentation(total: number, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  function end() {
    // What lies behind it can have the focus only when it is closed.
    dialog.current?.close();
    onClose();
  }
  const latestEnd = useRef(end);
  latestEnd.current = end;

  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
    let wasFullscreen = document.fullscreenElement !== null;
    // In full screen the browser keeps the Escape key for itself.
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
    // On a phone a slide can be longer than the window: these keys go through it.
    if (target === null || (/^Arrow(?:Up|Down)$/.test(event.key) && scrollHeight > clientHeight)) return;
    event.preventDefault();
    go(target);
  }

  return { dialog, stage, current, go, end, onKeyDown };
}
