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
import { stripCard, tight } from './home.css';
import { Strip } from './strip';

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
        <Strip labelledBy="eu-id-title" className={styles.grid}>
          <article className={cx(stripCard, styles.largeCell)}>
            <WalletCards size={24} strokeWidth={1.5} className={styles.largeIcon} aria-hidden="true" />
            <div className={styles.largeText}>
              <h3 className={h3}>{euId.accept.title}</h3>
              <p className={styles.text}>{euId.accept.text}</p>
            </div>
            <div className={cx(accent.teal, styles.picture)}>
              <Illustration name="eu-wallet" />
            </div>
          </article>
          {cells.map(([key, Icon]) => (
            <article key={key} className={cx(stripCard, key === 'mobile' ? styles.lastCell : styles.cell)}>
              <Icon size={24} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
              <h3 className={h3}>{euId[key].title}</h3>
              <p className={styles.text}>{euId[key].text}</p>
            </article>
          ))}
        </Strip>
      </Reveal>
    </Section>
  );
}
