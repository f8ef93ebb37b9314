import type { ReactNode } from 'react';
import { Illustration } from '~/drawings/illustration';
import { badge } from '~/sections/shared/page-top.css';
import { container } from '~/ui/layout.css';
import * as styles from './gate-page.css';

interface GatePageProps {
  page: { title: string; lead: string; badge: string; lang?: string };
  card: ReactNode;
  children?: ReactNode;
}

export function GatePage({ page: { title, lead, badge: kind, lang }, card, children }: GatePageProps) {
  return (
    <section className={styles.page} lang={lang} aria-labelledby="page-title" data-without-banner="">
      <div className={container}>
        <div className={styles.door}>
          <div className={styles.picture}>
            <Illustration name="gate" />
          </div>
          <div className={styles.words}>
            <p className={badge}>{kind}</p>
            <h1 id="page-title" className={styles.title}>
              {title}
            </h1>
            <p className={styles.text}>{lead}</p>
          </div>
          {card}
          {children && <p className={styles.onward}>{children}</p>}
        </div>
      </div>
    </section>
  );
}
