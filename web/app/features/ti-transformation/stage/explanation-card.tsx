import { useEffect, useState } from 'react';
import { type Phase, TALK_SECONDS } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import { visuallyHidden } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './cards.css';
import { OneOfPhases } from './one-of';
import type { StageView } from './stage-player';
import type { StageTexts } from './stage-texts';

interface ExplanationCardProps {
  texts: StageTexts;
  view: StageView;
  onShare: (phase: Phase) => void;
}

export function ExplanationCard({
  texts: { stage, card, phases },
  view: { phase },
  onShare,
}: ExplanationCardProps) {
  const titleOf = (each: Phase) => fill(stage.phase, { number: each, name: phases[each].name });
  return (
    <div className={styles.card}>
      <OneOfPhases phase={phase}>
        {(each) =>
          each === null ? (
            <article aria-labelledby="card-ready">
              <p className={styles.cardYears}>{stage.ready}</p>
              <h3 id="card-ready" className={styles.cardTitle}>
                {card.title}
              </h3>
              <p className={styles.cardText}>{card.before}</p>
            </article>
          ) : (
            <article aria-labelledby={`card-${each}`}>
              <p className={styles.cardYears}>{phases[each].years}</p>
              <h3 id={`card-${each}`} className={styles.cardTitle}>
                {titleOf(each)}
              </h3>
              <p className={styles.cardText}>{phases[each].text}</p>
              <p className={styles.cardDetails}>{phases[each].details}</p>
              <p className={styles.cardMeta}>
                <span>{fill(card.source, { source: phases[each].source })}</span>
                <span>{fill(card.talk, { seconds: TALK_SECONDS[each] })}</span>
                <Link
                  to={`/ti-transformation?phase=${each}`}
                  className={styles.cardLink}
                  onClick={(event) => {
                    event.preventDefault();
                    window.history.replaceState(null, '', event.currentTarget.href);
                    onShare(each);
                  }}
                >
                  {stage.share}
                </Link>
              </p>
            </article>
          )
        }
      </OneOfPhases>
      <Announcement
        text={phase === null ? '' : `${titleOf(phase)}. ${phases[phase].text} ${phases[phase].details}`}
      />
    </div>
  );
}

/** Stays silent about the text that is there when the page opens. */
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
