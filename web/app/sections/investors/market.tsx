import type { PageTexts } from '~/i18n/pages';
import { OnwardLink } from '~/ui/onward-link';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './investors.css';
import type { InvestorsContent } from './investors-content.server';

interface MarketProps {
  texts: PageTexts<'gated-investors'>['market'];
  figures: InvestorsContent['market'];
}

export function Market({ texts, figures }: MarketProps) {
  return (
    <Section ground="ink" lang={texts.lang} labelledBy="market-title" className={styles.whole}>
      <SectionHeading id="market-title" title={texts.title} lead={texts.lead} />
      <dl className={styles.figures}>
        {figures.map(({ key, value }) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.figureLabel}>{texts.items[key].label}</dt>
            <dd className={styles.figureValue}>{value}</dd>
            <dd className={styles.source}>{texts.items[key].source}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.drivers}>{texts.drivers}</p>
      <OnwardLink to="/eu-id" className={styles.driversLink}>
        {texts.driversLink}
      </OnwardLink>
    </Section>
  );
}
