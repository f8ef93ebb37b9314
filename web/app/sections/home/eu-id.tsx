import {
  ArrowRight,
  BadgeCheck,
  FileSignature,
  Gauge,
  Globe2,
  type LucideIcon,
  Smartphone,
  WalletCards,
} from 'lucide-react';
import { Illustration } from '~/drawings/illustration';
import { useTexts } from '~/i18n/texts';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './eu-id.css';
import { fold, folds, tight } from './home.css';

const cells = [
  ['issue', BadgeCheck],
  ['sign', FileSignature],
  ['assurance', Gauge],
  ['interoperable', Globe2],
  ['mobile', Smartphone],
] as const satisfies [string, LucideIcon][];

export function EuId() {
  const { euId } = useTexts('home');
  return (
    <Section id="eu-id" ground="sky" lang={euId.lang} labelledBy="eu-id-title" className={tight}>
      <div className={styles.top}>
        <SectionHeading id="eu-id-title" spacing="none" {...euId} />
        <Link to="/eu-id" className={cx(primary, styles.action)}>
          {euId.action}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <Reveal>
        <div className={styles.grid}>
          <article className={styles.largeCell}>
            <div className={styles.largeText}>
              <h3 className={h3}>{euId.accept.title}</h3>
              <p className={styles.text}>{euId.accept.text}</p>
            </div>
            <div className={cx(accent.teal, styles.picture)}>
              <Illustration name="eu-wallet" />
            </div>
          </article>
          {cells.map(([key, Icon]) => (
            <article key={key} className={key === 'mobile' ? styles.lastCell : styles.cell}>
              <Icon size={24} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
              <h3 className={h3}>{euId[key].title}</h3>
              <p className={styles.text}>{euId[key].text}</p>
            </article>
          ))}
        </div>
      </Reveal>
      <div className={folds} data-in-place-of="cards">
        {([['accept', WalletCards], ...cells] as const).map(([key, Icon]) => (
          <details key={key} className={fold} open={key === 'accept'}>
            <summary>
              <Icon size={24} strokeWidth={1.5} className={styles.foldIcon} aria-hidden="true" />
              <h3 className={h3}>{euId[key].title}</h3>
            </summary>
            <p className={styles.foldText}>{euId[key].text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
