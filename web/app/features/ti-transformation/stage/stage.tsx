import { Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AUDIENCE_KEYS, type Audience, type BoxId, boxAt } from '~/features/ti-transformation/drawing/boxes';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { JOURNEYS, QUESTIONS } from '~/features/ti-transformation/playback/playback';
import { Section, SectionHeading } from '~/ui/section';
import { Bar } from './bar';
import { Caption } from './caption';
import * as details from './details.css';
import { followHash } from './follow-hash';
import { PhaseDetails } from './phase-details';
import { Picture } from './picture';
import * as pictureStyles from './picture.css';
import * as styles from './stage.css';
import type { StageTexts } from './stage-texts';
import { SwitchGroup } from './switch-group';
import { useChoices } from './use-choices';
import { useFullScreen } from './use-full-screen';
import { useKeys } from './use-keys';
import { usePicture } from './use-picture';
import { useStage } from './use-stage';

export interface StageProps {
  texts: StageTexts;
  /** The phase in the address, shown finished; null begins before the start. */
  firstPhase: Phase | null;
}

export function Stage({ texts, firstPhase }: StageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLElement>(null);
  const { player, view } = useStage(frame, firstPhase);
  usePicture(picture, player);
  const fullScreen = useFullScreen(frame, player);
  const onKeyDown = useKeys(player, fullScreen.isOn);
  const [audience, setAudience] = useState<Audience | null>(null);
  const [hasPlainWords, setHasPlainWords] = useState(false);
  const [chosen, setChosen] = useChosenBox(() => {
    player.dispatch({ type: 'show', phase: 3 });
    picture.current?.scrollIntoView({ block: 'center' });
  });
  const choose = useCallback((id: BoxId) => setChosen((before) => (before === id ? null : id)), [setChosen]);
  useChoices(picture, { phase: view.phase, chosen, audience, onChoose: choose });
  const { stage, words } = texts;

  return (
    <Section id="stage" room="dense" lang={stage.lang} labelledBy="stage-title" className={styles.section}>
      <SectionHeading id="stage-title" spacing="beside" title={stage.title} lead={stage.lead} />
      <p className={styles.withoutScript}>{stage.withoutScript}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys step through the story wherever the focus is in it */}
      <div
        ref={frame}
        className={styles.frame}
        onKeyDown={onKeyDown}
        data-full-screen={fullScreen.isOn || undefined}
        data-needs-script=""
      >
        <div className={styles.stage} data-stage>
          <Picture picture={picture} phase={view.phase} hasPlainWords={hasPlainWords} label={stage.drawing}>
            {view.mode === 'idle' && (
              <button
                type="button"
                className={pictureStyles.play}
                aria-label={stage.play}
                onClick={() => player.dispatch({ type: 'start' })}
              >
                <Play size={26} aria-hidden="true" />
              </button>
            )}
          </Picture>
          <Caption texts={texts} view={view} chosen={chosen} onClose={() => setChosen(() => null)} />
          <Bar texts={texts} view={view} player={player} fullScreen={fullScreen} />
        </div>
        <div className={details.below}>
          <div>
            <PhaseDetails
              texts={texts}
              view={view}
              onShare={(phase) => player.dispatch({ type: 'show', phase })}
            />
            <button
              type="button"
              className={details.wording}
              aria-pressed={hasPlainWords}
              onClick={() => setHasPlainWords(!hasPlainWords)}
            >
              {words.plain}
            </button>
          </div>
          <div className={details.groups}>
            <SwitchGroup
              legend={texts.audiences.legend}
              keys={AUDIENCE_KEYS}
              texts={texts.audiences}
              pressed={audience}
              onPress={(key) => setAudience(audience === key ? null : key)}
            />
            <SwitchGroup
              legend={texts.experiments.legend}
              keys={QUESTIONS}
              texts={texts.experiments}
              pressed={QUESTIONS.find((question) => question === view.excursion) ?? null}
              onPress={(excursion) => player.dispatch({ type: 'try', excursion })}
            />
            <SwitchGroup
              legend={texts.journeys.legend}
              keys={JOURNEYS}
              texts={texts.journeys}
              pressed={view.journey}
              onPress={(excursion) => player.dispatch({ type: 'try', excursion })}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Holds the chosen box. A box in the address also shows the phase that has all boxes. */
function useChosenBox(onAddress: () => void) {
  const [chosen, setChosen] = useState<BoxId | null>(null);
  const announce = useRef(onAddress);
  announce.current = onAddress;
  useEffect(
    () =>
      followHash((hash) => {
        const id = boxAt(decodeURIComponent(hash.slice(1)));
        if (id === null) return;
        setChosen(id);
        announce.current();
      }),
    [],
  );
  return [chosen, setChosen] as const;
}
