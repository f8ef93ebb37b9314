import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import { actions } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { h1, lead as leadStyle } from '~/ui/section.css';
import { BackLink } from './back-link';
import * as styles from './page-intro.css';
import { badge as badgeStyle } from './page-top.css';

interface PageIntroProps {
  title: string;
  lead: string;
  /** Set when the texts are in another language than the page (decisions A13). */
  lang?: string | undefined;
  leadLang?: string | undefined;
  back?: { to: string; text: string };
  badge?: string;
  aside?: ReactNode;
  children?: ReactNode;
}

export function PageIntro({ title, lead, lang, leadLang, back, badge, aside, children }: PageIntroProps) {
  return (
    <section className={styles.intro} lang={lang} aria-labelledby="page-title">
      {/* Its lines would run through words beside the title. */}
      {!aside && <Lattice tone="onPaper" className={styles.lattice} />}
      <div className={container}>
        {back && <BackLink to={back.to}>{back.text}</BackLink>}
        <div className={cx(styles.layout, !back && styles.noBack)} data-aside={aside ? '' : undefined}>
          <div className={styles.text}>
            {badge && <p className={badgeStyle}>{badge}</p>}
            <h1 id="page-title" className={h1}>
              {title}
            </h1>
            {lead && (
              <p className={leadStyle} lang={leadLang}>
                {lead}
              </p>
            )}
            {children && <div className={cx(actions, styles.ways)}>{children}</div>}
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}
