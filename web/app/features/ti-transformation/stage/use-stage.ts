import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { StagePlayer } from './stage-player';

/** Share of the stage that must be on screen for the story to run. */
const SEEN = 0.15;

/** Sleeps in a hidden tab and off screen, and shows stills to people who prefer less motion. */
export function useStage(stage: RefObject<HTMLElement>, phase: Phase | null) {
  const [player] = useState(() => new StagePlayer(phase));
  const view = useSyncExternalStore(player.subscribe, player.view, player.view);

  useEffect(() => {
    if (phase !== null) player.dispatch({ type: 'show', phase });
  }, [player, phase]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let isOnScreen = false;
    const follow = () =>
      player.dispatch({ type: isOnScreen && document.visibilityState === 'visible' ? 'wake' : 'sleep' });
    const observer = new IntersectionObserver(
      (entries) => {
        isOnScreen = entries.at(-1)?.isIntersecting ?? false;
        follow();
      },
      { threshold: SEEN },
    );
    observer.observe(element);
    follow();
    document.addEventListener('visibilitychange', follow);

    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const followMotion = () => player.dispatch({ type: 'prefer-stills', value: lessMotion.matches });
    followMotion();
    lessMotion.addEventListener('change', followMotion);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      lessMotion.removeEventListener('change', followMotion);
      player.stop();
    };
  }, [player, stage]);

  return { player, view };
}
