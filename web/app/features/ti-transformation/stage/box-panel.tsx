import { X } from 'lucide-react';
import type { BoxId } from '~/features/ti-transformation/drawing/boxes';
import { boxesIn } from '~/features/ti-transformation/drawing/choreography';
import { Link } from '~/ui/link';
import * as styles from './cards.css';
import { boxSlug } from './picture';
import type { StageView } from './stage-player';
import type { StageTexts } from './stage-texts';

interface BoxPanelProps {
  texts: StageTexts;
  chosen: BoxId | null;
  view: StageView;
  onClose: () => void;
}

export function BoxPanel({ texts: { box, boxes }, chosen, view: { phase }, onClose }: BoxPanelProps) {
  const shown = chosen === null ? null : boxes[chosen];
  const isAbsent = chosen !== null && phase !== null && !boxesIn(phase).includes(chosen);
  return (
    <section
      className={styles.panel}
      aria-label={box.title}
      aria-live="polite"
      data-open={chosen !== null || undefined}
    >
      {shown && chosen !== null ? (
        <>
          <div className={styles.panelHead}>
            <h3 className={styles.panelTitle}>
              {shown.name}
              {shown.term && <span className={styles.panelTerm}>{shown.term}</span>}
            </h3>
            <button type="button" className={styles.close} aria-label={box.close} onClick={onClose}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
          <dl className={styles.facts}>
            <dt>{box.what}</dt>
            <dd>{shown.what}</dd>
            <dt>{box.becomes}</dt>
            <dd>{shown.becomes}</dd>
          </dl>
          <p className={styles.absent} data-is-so={isAbsent || undefined}>
            {box.absent}
          </p>
          <Link to={`/ti-transformation#${boxSlug(chosen)}`} className={styles.cardLink}>
            {box.link}
          </Link>
        </>
      ) : (
        <p className={styles.panelHint}>{box.none}</p>
      )}
    </section>
  );
}
