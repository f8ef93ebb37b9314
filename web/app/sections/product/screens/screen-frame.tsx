import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { visuallyHidden } from '~/ui/layout.css';
import * as styles from './screen.css';

interface ScreenFrameProps {
  /** Null for a second view of the same screen. */
  product: string | null;
  /** Names the script that answers visitors (browser/answers.ts). */
  answers?: 'message' | 'rights' | 'search';
  name: string;
  texts: { title: string; description: string; lang?: string };
  children: ReactNode;
}

export function ScreenFrame({
  product,
  answers,
  name,
  texts: { title, description, lang },
  children,
}: ScreenFrameProps) {
  const { frame } = useTexts('product-screens');
  return (
    <div className={styles.room}>
      <figure className={styles.screen} lang={lang} data-screen={product ?? undefined} data-answers={answers}>
        <figcaption className={styles.bar}>
          <span className={styles.name}>{name}</span>
          <span className={styles.quiet}>{title}</span>
          <span className={styles.label} lang={frame.lang}>
            {frame.label}
          </span>
          <span className={visuallyHidden}>{description}</span>
        </figcaption>
        {children}
      </figure>
    </div>
  );
}
