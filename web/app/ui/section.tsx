import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import { CodeText } from './code-text';
import { container } from './layout.css';
import * as styles from './section.css';

type Ground = 'white' | 'paper' | 'sky' | 'ink';

interface SectionProps {
  id?: string;
  block?: string;
  ground?: Ground;
  room?: 'normal' | 'dense';
  /** Set when the texts are in another language than the page (decisions A13). */
  lang?: string | undefined;
  labelledBy?: string;
  backdrop?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({
  id,
  block,
  ground = 'white',
  room = 'normal',
  lang,
  labelledBy,
  backdrop,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      lang={lang}
      aria-labelledby={labelledBy}
      data-ground={ground}
      data-block={block}
      className={cx(styles.section[room][ground], className)}
    >
      {backdrop}
      <div className={container}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  id: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  spacing?: 'below' | 'beside' | 'none';
}

export function SectionHeading({ id, eyebrow, title, lead, spacing = 'below' }: SectionHeadingProps) {
  return (
    <div className={styles.heading[spacing]}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id} className={styles.h2}>
          <CodeText>{title}</CodeText>
        </h2>
      </div>
      {lead && (
        <p className={styles.lead}>
          <CodeText>{lead}</CodeText>
        </p>
      )}
    </div>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className={styles.eyebrow}>
      <svg
        width="22"
        height="10"
        viewBox="0 0 22 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="5" cy="5" r="3.5" />
        <path d="M8.5 5H18" />
        <circle cx="19.5" cy="5" r="1.75" fill="currentColor" stroke="none" />
      </svg>
      {children}
    </p>
  );
}
