import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import * as styles from './impressum.css';

interface LegalPartProps {
  id: string;
  title: string;
  lang?: string | undefined;
  children: ReactNode;
}

export function LegalPart({ id, title, lang, children }: LegalPartProps) {
  return (
    <section className={styles.part} lang={lang} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.prose}>{children}</div>
    </section>
  );
}

export function Facts({
  facts,
  className,
}: {
  facts: (readonly [term: string, value: ReactNode])[];
  className?: string;
}) {
  return (
    <dl className={cx(styles.facts, className)}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
