import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoxId } from '~/features/ti-transformation/drawing/boxes';
import { boxesIn } from '~/features/ti-transformation/drawing/choreography';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import { visuallyHidden } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './caption.css';
import { OneOfPhases } from './one-of';
import { boxSlug } from './picture';
import type { StageView } from './stage-player';
import type { StageTexts } from './stage-texts';

interface CaptionProps {
  texts: StageTexts;
  view: StageView;
  chosen: BoxId | null;
  onClose: () => void;
}

export function Caption({ texts, view, chosen, onClose }: CaptionProps) {
  const { stage, card, phases, journeys } = texts;
  const { phase, journey, step } = view;
  const told = journey === null || step === null ? null : journeys[journey].steps[step];
  const titleOf = (each: Phase) => fill(stage.phase, { number: each, name: phases[each].name });
  return (
    <div className={styles.caption} data-has-chosen={chosen !== null || undefined} data-stage-caption>
      <OneOfPhases
        phase={phase}
        className={styles.told}
        instead={
          journey &&
          told && (
            <article aria-label={journeys[journey].name}>
              <p className={styles.sentence}>{told}</p>
            </article>
          )
        }
      >
        {(each) => (
          <article aria-label={each === null ? card.title : titleOf(each)}>
            <p className={styles.sentence}>{each === null ? card.before : phases[each].text}</p>
          </article>
        )}
      </OneOfPhases>
      <ChosenBox texts={texts} phase={phase} chosen={chosen} onClose={onClose} />
      <Announcement
        text={
          told ?? (phase === null ? '' : `${titleOf(phase)}. ${phases[phase].text} ${phases[phase].details}`)
        }
      />
    </div>
  );
}

interface ChosenBoxProps {
  texts: StageTexts;
  phase: Phase | null;
  chosen: BoxId | null;
  onClose: () => void;
}

function ChosenBox({ texts: { box, boxes }, phase, chosen, onClose }: ChosenBoxProps) {
  const shown = chosen === null ? null : boxes[chosen];
  return (
    <section className={styles.panel} aria-label={box.title} aria-live="polite">
      {shown && chosen !== null && (
        <>
          <div>
            <h3 className={styles.name}>
              {shown.name}
              {shown.term && <span className={styles.term}>{shown.term}</span>}
            </h3>
            <dl className={styles.facts}>
              <div>
                <dt>{box.what}</dt>
                <dd>{shown.what}</dd>
              </div>
              <div>
                <dt>{box.becomes}</dt>
                <dd>{shown.becomes}</dd>
              </div>
            </dl>
            {!boxesIn(phase).includes(chosen) && <p className={styles.absent}>{box.absent}</p>}
          </div>
          <p className={styles.tools}>
            <Link to={`/ti-transformation#${boxSlug(chosen)}`} className={styles.link}>
              {box.link}
            </Link>
            <button type="button" className={styles.close} aria-label={box.close} onClick={onClose}>
              <X size={18} aria-hidden="true" />
            </button>
          </p>
        </>
      )}
    </section>
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
