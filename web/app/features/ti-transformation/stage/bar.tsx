import { Maximize2, Minimize2, Pause, Play, RotateCcw, SkipForward } from 'lucide-react';
import { LAST_PHASE } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import * as styles from './bar.css';
import { OneOfPhases } from './one-of';
import type { StagePlayer, StageView } from './stage-player';
import type { StageTexts } from './stage-texts';
import { Timeline } from './timeline';
import type { FullScreen } from './use-full-screen';

interface BarProps {
  texts: StageTexts;
  view: StageView;
  player: StagePlayer;
  fullScreen: FullScreen;
}

export function Bar({ texts, view, player, fullScreen }: BarProps) {
  const { stage, phases, journeys } = texts;
  return (
    <fieldset className={styles.place} aria-label={stage.controls}>
      <div className={styles.bar}>
        <Toggle stage={stage} view={view} player={player} />
        <button
          type="button"
          className={styles.reset}
          aria-label={stage.reset}
          onClick={() => player.dispatch({ type: 'reset' })}
        >
          <RotateCcw {...icon} />
        </button>
        <div className={styles.points}>
          <Timeline texts={texts} player={player} view={view} />
        </div>
        <OneOfPhases
          phase={view.phase}
          className={styles.title}
          instead={view.journey && <p data-phase-name>{journeys[view.journey].name}</p>}
        >
          {(each, isShown) => (
            <p data-phase-name={isShown || undefined}>
              {each === null ? stage.ready : fill(stage.phase, { number: each, name: phases[each].name })}
            </p>
          )}
        </OneOfPhases>
        {fullScreen.isPossible && (
          <button
            type="button"
            className={styles.screen}
            aria-label={fullScreen.isOn ? stage.leaveFullScreen : stage.fullScreen}
            onClick={fullScreen.toggle}
          >
            {fullScreen.isOn ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function Toggle({ stage, view, player }: Pick<BarProps, 'view' | 'player'> & Pick<StageTexts, 'stage'>) {
  const { mode, phase, showsStills } = view;
  const isFollowing = showsStills && phase !== null && phase !== LAST_PHASE;
  const act =
    mode === 'playing' ? 'pause' : mode === 'paused' && !showsStills ? 'resume' : ('start' as const);
  const word = isFollowing ? stage.following : stage[act];
  const Sign = isFollowing ? SkipForward : act === 'pause' ? Pause : Play;
  return (
    <button type="button" className={styles.toggle} onClick={() => player.dispatch({ type: act })}>
      <Sign {...icon} />
      <span className={styles.toggleWord}>{word}</span>
    </button>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;
