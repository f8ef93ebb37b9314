import { useCallback, useEffect, useRef, useState } from 'react';
import { AUDIENCE_KEYS, type Audience, type BoxId, boxAt } from '~/features/ti-transformation/drawing/boxes';
import { EXPERIMENT_KEYS } from '~/features/ti-transformation/playback/playback';
import type { StageData } from '~/features/ti-transformation/stage-data.server';
import { Section, SectionHeading } from '~/ui/section';
import { BoxPanel } from './box-panel';
import { Controls } from './controls';
import { ExplanationCard } from './explanation-card';
import { followHash } from './follow-hash';
import { Picture } from './picture';
import * as styles from './stage.css';
import type { StageTexts } from './stage-texts';
import { SwitchGroup } from './switch-group';
import { Timeline } from './timeline';
import { useFullScreen } from './use-full-screen';
import { useKeys } from './use-keys';
import { usePicture } from './use-picture';
import { useStage } from './use-stage';

export interface StageProps {
  texts: StageTexts;
  data: StageData;
}

export function Stage({ texts, data }: StageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { player, view } = useStage(frame, data.phase);
  usePicture(scroller, player);
  const fullScreen = useFullScreen(frame, player);
  const onKeyDown = useKeys(player, fullScreen.isOn);
  const [audience, setAudience] = useState<Audience | null>(null);
  const [hasPlainWords, setHasPlainWords] = useState(false);
  const [chosen, setChosen] = useChosenBox(() => {
    player.dispatch({ type: 'show', phase: 3 });
    scroller.current?.scrollIntoView({ block: 'center' });
  });
  const choose = useCallback((id: BoxId) => setChosen((before) => (before === id ? null : id)), [setChosen]);
  const { stage } = texts;
  const wording = hasPlainWords ? 'plain' : 'official';

  return (
    <Section id="stage" lang={stage.lang} labelledBy="stage-title" className={styles.section}>
      <SectionHeading id="stage-title" title={stage.title} lead={stage.lead} />
      <p className={styles.withoutScript}>{stage.withoutScript}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys step through the story wherever the focus is in it */}
      <div
        ref={frame}
        className={styles.frame}
        onKeyDown={onKeyDown}
        data-full-screen={fullScreen.isOn || undefined}
        data-needs-script=""
      >
        <SwitchGroup
          legend={texts.audiences.legend}
          keys={AUDIENCE_KEYS}
          texts={texts.audiences}
          pressed={audience}
          onPress={(key) => setAudience(audience === key ? null : key)}
        />
        <Picture
          scroller={scroller}
          firstPhase={data.phase}
          phase={view.phase}
          labels={data.labels[wording]}
          label={stage.drawing}
          chosen={chosen}
          onChoose={choose}
          audience={audience}
        />
        <Timeline texts={texts} player={player} view={view} />
        <Controls
          texts={texts}
          view={view}
          dispatch={player.dispatch}
          fullScreen={fullScreen}
          hasPlainWords={hasPlainWords}
          onPlainWords={setHasPlainWords}
        />
        <div className={styles.below}>
          <ExplanationCard
            texts={texts}
            view={view}
            onShare={(phase) => player.dispatch({ type: 'show', phase })}
          />
          <BoxPanel texts={texts} chosen={chosen} view={view} onClose={() => setChosen(() => null)} />
        </div>
        <SwitchGroup
          legend={texts.experiments.legend}
          keys={EXPERIMENT_KEYS}
          texts={texts.experiments}
          pressed={view.experiment}
          onPress={(experiment) => player.dispatch({ type: 'try', experiment })}
        />
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
