import { useEffect, useState } from 'react';
import { TALK_SECONDS } from '~/features/ti-transformation/playback/phases';
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

/** What the phase is about; it follows the picture, and is read out once for each phase. */
export function ExplanationCard({ texts: { stage, card, phases }, view: { phase } }: ExplanationCardProps) {
  const shown = phase === null ? null : phases[phase];
  const title = phase === null ? card.title : fill(stage.phase, { number: phase, name: phases[phase].name });
  return (
    <article className={styles.card} aria-labelledby="card-title">
      <p className={styles.cardYears}>{shown?.years ?? stage.ready}</p>
      <h3 id="card-title" className={styles.cardTitle}>
        {title}
      </h3>
      <p className={styles.cardText}>{shown?.text ?? card.before}</p>
      {shown && phase !== null && (
        <>
          <p className={styles.cardDetails}>{shown.details}</p>
          <p className={styles.cardMeta}>
            <span>{fill(card.source, { source: shown.source })}</span>
            <span>{fill(card.talk, { seconds: TALK_SECONDS[phase] })}</span>
            <Link to={`/ti-transformation?phase=${phase}`} keepsPlace className={styles.cardLink}>
              {stage.share}
            </Link>
          </p>
        </>
      )}
      <Announcement text={shown ? `${title}. ${shown.text} ${shown.details}` : ''} />
    </article>
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
