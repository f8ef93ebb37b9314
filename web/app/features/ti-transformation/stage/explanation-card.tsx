import { useEffect, useState } from 'react';
import { PHASES, type Phase, TALK_SECONDS } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/texts';
import { visuallyHidden } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './cards.css';
import type { StageView } from './stage-player';
import type { StageTexts } from './stage-texts';

interface ExplanationCardProps {
  texts: StageTexts;
  view: StageView;
}

function titleOf({ stage, card, phases }: StageTexts, phase: Phase | null): string {
  if (phase === null) return card.title;
  return fill(stage.phase, { number: phase, name: phases[phase].name });
}

const STATES = [null, ...PHASES] as const;

/**
 * Explains the phase, follows the picture, and is read out once for each phase. The texts of all phases lie on one
 * another, so that the card is as high as the longest and the page below stays where it is.
 */
export function ExplanationCard({ texts, view: { phase } }: ExplanationCardProps) {
  const { phases } = texts;
  return (
    <article className={styles.card} aria-labelledby="card-title">
      {STATES.map((state) => (
        <Explanation key={state} texts={texts} phase={state} isShown={state === phase} />
      ))}
      <Announcement
        text={
          phase === null ? '' : `${titleOf(texts, phase)}. ${phases[phase].text} ${phases[phase].details}`
        }
      />
    </article>
  );
}

interface ExplanationProps {
  texts: StageTexts;
  phase: Phase | null;
  isShown: boolean;
}

function Explanation({ texts, phase, isShown }: ExplanationProps) {
  const { stage, card, phases } = texts;
  const told = phase === null ? null : phases[phase];
  return (
    <div className={styles.explanation} data-is-shown={isShown}>
      <p className={styles.cardYears}>{told?.years ?? stage.ready}</p>
      <h3 id={isShown ? 'card-title' : undefined} className={styles.cardTitle}>
        {titleOf(texts, phase)}
      </h3>
      <p className={styles.cardText}>{told?.text ?? card.before}</p>
      {told && phase !== null && (
        <>
          <p className={styles.cardDetails}>{told.details}</p>
          <p className={styles.cardMeta}>
            <span>{fill(card.source, { source: told.source })}</span>
            <span>{fill(card.talk, { seconds: TALK_SECONDS[phase] })}</span>
            <Link to={`/ti-transformation?phase=${phase}`} keepsPlace className={styles.cardLink}>
              {stage.share}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

/** Nothing is read out for what stands there when the page opens. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text !== first || said !== '') setSaid(text);
  }, [text, first, said]);
  return (
    <p className={visuallyHidden} aria-live="polite" data-announcement>
      {said}
    </p>
  );
}
