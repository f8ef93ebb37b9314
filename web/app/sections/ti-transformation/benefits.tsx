import { Illustration } from '~/drawings/illustration';
import type { IllustrationName } from '~/drawings/illustration-names';
import type { PageTexts } from '~/i18n/pages';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import type { ColorName } from '~/theme/tokens';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './benefits.css';

const CARDS = [
  { key: 'compliance', color: 'indigo', drawing: 'ti-compliance' },
  { key: 'security', color: 'teal', drawing: 'ti-security' },
  { key: 'interoperability', color: 'blue', drawing: 'ti-interoperability' },
] as const satisfies readonly { key: string; color: ColorName; drawing: IllustrationName }[];

export function Benefits({ benefits }: { benefits: PageTexts<'ti-transformation'>['benefits'] }) {
  return (
    <Section ground="paper" room="dense" lang={benefits.lang} labelledBy="benefits-title">
      <SectionHeading id="benefits-title" spacing="beside" title={benefits.title} />
      <ul className={styles.cards}>
        {CARDS.map(({ key, color, drawing }) => (
          <li key={key} className={cx(styles.card, accent[color])}>
            <div className={styles.picture}>
              <Illustration name={drawing} />
            </div>
            <div className={styles.words}>
              <h3 className={h3}>{benefits[key].title}</h3>
              <p className={styles.text}>{benefits[key].text}</p>
            </div>
            <p className={styles.proof}>
              <span className={styles.proofLabel}>{benefits.proof}</span>
              {benefits[key].evidence}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
