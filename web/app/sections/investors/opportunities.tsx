import type { PageTexts } from '~/i18n/pages';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './investors.css';
import type { InvestorsContent } from './investors-content.server';

interface OpportunitiesProps {
  texts: PageTexts<'gated-investors'>['opportunities'];
  opportunities: InvestorsContent['opportunities'];
}

export function Opportunities({ texts, opportunities }: OpportunitiesProps) {
  return (
    <Section ground="sky" lang={texts.lang} labelledBy="opportunities-title" className={styles.whole}>
      <SectionHeading id="opportunities-title" title={texts.title} lead={texts.lead} />
      <ul className={styles.cards}>
        {opportunities.map(({ key, investment, timeline }) => {
          const { title, description, returns } = texts.items[key];
          return (
            <li key={key} className={styles.card}>
              <h3 className={h3}>{title}</h3>
              <p className={styles.pointText}>{description}</p>
              <dl className={styles.terms}>
                <div className={styles.term}>
                  <dt className={styles.termName}>{texts.investment}</dt>
                  <dd className={styles.amount}>{investment}</dd>
                </div>
                <div className={styles.term}>
                  <dt className={styles.termName}>{texts.timeline}</dt>
                  <dd className={styles.termValue}>{timeline}</dd>
                </div>
                <div className={styles.term}>
                  <dt className={styles.termName}>{texts.returns}</dt>
                  <dd>{returns}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
