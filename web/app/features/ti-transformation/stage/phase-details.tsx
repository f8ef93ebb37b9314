import { type Phase, TALK_SECONDS } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import { Link } from '~/ui/link';
import * as styles from './details.css';
import { OneOfPhases } from './one-of';
import type { StageView } from './stage-player';
import type { StageTexts } from './stage-texts';

interface PhaseDetailsProps {
  texts: StageTexts;
  view: StageView;
  onShare: (phase: Phase) => void;
}

export function PhaseDetails({
  texts: { stage, card, phases, box },
  view: { phase },
  onShare,
}: PhaseDetailsProps) {
  return (
    <div className={styles.card}>
      <OneOfPhases phase={phase}>
        {(each) =>
          each === null ? (
            <div>
              <p className={styles.years}>{stage.ready}</p>
              <h3 className={styles.title}>{card.title}</h3>
              <p className={styles.text}>{box.none}</p>
            </div>
          ) : (
            <div>
              <p className={styles.years}>{phases[each].years}</p>
              <h3 className={styles.title}>{fill(stage.phase, { number: each, name: phases[each].name })}</h3>
              <p className={styles.text}>{phases[each].details}</p>
              <p className={styles.meta}>
                <span>{fill(card.source, { source: phases[each].source })}</span>
                <span>{fill(card.talk, { seconds: TALK_SECONDS[each] })}</span>
                <Link
                  to={`/ti-transformation?phase=${each}`}
                  className={styles.link}
                  onClick={(event) => {
                    event.preventDefault();
                    window.history.replaceState(null, '', event.currentTarget.href);
                    onShare(each);
                  }}
                >
                  {stage.share}
                </Link>
              </p>
            </div>
          )
        }
      </OneOfPhases>
      <p id="stage-hint" className={styles.hint}>
        {stage.hint} <span className={styles.keys}>{stage.keys}</span>
      </p>
    </div>
  );
}
