import type { DeckContent } from './deck-content.server';
import * as styles from './slide-notes.css';

export type SlideNoteTexts = DeckContent['notes'][keyof DeckContent['notes']];

interface SlideNotesProps {
  texts: DeckContent['texts']['notes'];
  notes: SlideNoteTexts;
}

export function SlideNotes({ texts, notes }: SlideNotesProps) {
  const parts = [
    [texts.say, notes.say],
    [texts.question, notes.question],
    [texts.answer, notes.answer],
  ] as const;
  return (
    <aside className={styles.notes} aria-label={texts.title} lang={texts.lang}>
      <p className={styles.title}>{texts.title}</p>
      <dl className={styles.parts}>
        {parts.map(([label, text]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
