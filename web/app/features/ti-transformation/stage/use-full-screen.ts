import { type RefObject, useEffect, useState } from 'react';
import type { StagePlayer } from './stage-player';

export interface FullScreen {
  isOn: boolean;
  /** Phones may not have it. */
  isPossible: boolean;
  toggle: () => void;
}

/** For presenting: the stage alone, and each phase waits at its end until the speaker goes on. */
export function useFullScreen(frame: RefObject<HTMLElement>, player: StagePlayer): FullScreen {
  const [isOn, setIsOn] = useState(false);
  const [isPossible, setIsPossible] = useState(false);
  useEffect(() => {
    setIsPossible(document.fullscreenEnabled);
    const follow = () => {
      const isNow = document.fullscreenElement !== null && document.fullscreenElement === frame.current;
      setIsOn(isNow);
      player.dispatch({ type: 'present', value: isNow });
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame, player]);

  const toggle = () => {
    // Refused only without a click or where the browser forbids it: then the page stays as it is.
    const done = isOn ? document.exitFullscreen() : frame.current?.requestFullscreen();
    done?.catch(() => setIsPossible(false));
  };
  return { isOn, isPossible, toggle };
}
