import { fill } from '~/i18n/fill';
import type { DeckContent } from './deck-content.server';
import * as styles from './slides.css';

export function RoadmapSlide({ content }: { content: DeckContent }) {
  const { roadmap, breakEven } = content.texts;
  return (
    <>
      <ol className={styles.roadmap}>
        {content.roadmap.map(({ key, status, label }) => (
          <li key={key} className={styles.step} data-status={status}>
            <span className={styles.stepNode} aria-hidden="true" />
            <p className={styles.stepPhase}>{label}</p>
            <p className={styles.stepTitle}>{roadmap.items[key].title}</p>
            <p className={styles.stepStatus}>{roadmap[status]}</p>
            <p className={styles.stepText}>{roadmap.items[key].text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{fill(roadmap.note, { slide: breakEven.title })}</p>
    </>
  );
}
