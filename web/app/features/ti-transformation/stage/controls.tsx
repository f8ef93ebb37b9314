import { Maximize2, Minimize2, Pause, Play, RotateCcw, SkipForward } from 'lucide-react';
import { LAST_PHASE } from '~/features/ti-transformation/playback/phases';
import type { PlaybackEvent } from '~/features/ti-transformation/playback/playback';
import { fill } from '~/i18n/fill';
import * as styles from './controls.css';
import { OneOfPhases } from './one-of';
import type { StageView } from './stage-player';
import type { StageTexts } from './stage-texts';
import type { FullScreen } from './use-full-screen';

interface ControlsProps {
  texts: StageTexts;
  view: StageView;
  dispatch: (event: PlaybackEvent) => void;
  fullScreen: FullScreen;
  hasPlainWords: boolean;
  onPlainWords: (value: boolean) => void;
}

export function Controls({ texts, view, dispatch, fullScreen, hasPlainWords, onPlainWords }: ControlsProps) {
  const { stage, phases, words } = texts;
  const { mode, phase, showsStills } = view;
  const isFollowing = showsStills && phase !== null && phase !== LAST_PHASE;
  return (
    <div className={styles.controls}>
      <fieldset aria-label={stage.controls} className={styles.buttons}>
        <button type="button" className={styles.mainButton} onClick={() => dispatch({ type: 'start' })}>
          {isFollowing ? <SkipForward {...icon} /> : <Play {...icon} />}
          {isFollowing ? stage.following : stage.start}
        </button>
        {!showsStills && (
          <button
            type="button"
            className={styles.button}
            // Stays in place and focusable, even with nothing to pause.
            aria-disabled={mode === 'idle' || mode === 'ended'}
            onClick={() => dispatch({ type: mode === 'playing' ? 'pause' : 'resume' })}
          >
            {mode === 'paused' ? <Play {...icon} /> : <Pause {...icon} />}
            {mode === 'paused' ? stage.resume : stage.pause}
          </button>
        )}
        <button type="button" className={styles.button} onClick={() => dispatch({ type: 'reset' })}>
          <RotateCcw {...icon} />
          {stage.reset}
        </button>
      </fieldset>
      <OneOfPhases phase={phase} className={styles.phaseName}>
        {(each, isShown) => (
          <p data-phase-name={isShown || undefined}>
            {each === null ? stage.ready : fill(stage.phase, { number: each, name: phases[each].name })}
          </p>
        )}
      </OneOfPhases>
      <div className={styles.settings}>
        <button
          type="button"
          className={styles.quietButton}
          aria-pressed={hasPlainWords}
          onClick={() => onPlainWords(!hasPlainWords)}
        >
          {words.plain}
        </button>
        {fullScreen.isPossible && (
          <button type="button" className={styles.quietButton} onClick={fullScreen.toggle}>
            {fullScreen.isOn ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
            {fullScreen.isOn ? stage.leaveFullScreen : stage.fullScreen}
          </button>
        )}
      </div>
    </div>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;
