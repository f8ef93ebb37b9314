import { type RefObject, useEffect, useState } from 'react';
import type { StagePlayer } from './stage-player';

export interface FullScreen {
  isOn: boolean;
  isPossible: boolean;
  toggle: () => void;
}

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
    // Fails where the browser forbids it or without a click; the page then stays as it is.
    const done = isOn ? document.exitFullscreen() : frame.current?.requestFullscreen();
    done?.catch(() => setIsPossible(false));
  };
  return { isOn, isPossible, toggle };
}
