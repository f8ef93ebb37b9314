import type { ReactNode } from 'react';
import { h2 } from '~/ui/section.css';
import * as styles from './docs.css';

interface ChapterProps {
  id: string;
  title: string;
  paragraphs: readonly string[];
  lang?: string | undefined;
  children: ReactNode;
}

export function Chapter({ id, title, paragraphs, lang, children }: ChapterProps) {
  const headingId = `${id}-title`;
  return (
    <section aria-labelledby={headingId} lang={lang}>
      <h2 id={headingId} className={h2}>
        {title}
      </h2>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </section>
  );
}

interface PointsProps {
  title: string;
  points: readonly { title: string; text: string }[];
  look: keyof typeof styles.lists;
}

export function Points({ title, points, look }: PointsProps) {
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <>
      <h3 className={styles.listTitle}>{title}</h3>
      <List className={styles.lists[look]}>
        {points.map((point) => (
          <li key={point.title}>
            <h4 className={styles.itemTitle}>{point.title}</h4>
            <p className={styles.itemText}>{point.text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
