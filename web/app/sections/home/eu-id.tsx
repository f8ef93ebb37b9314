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
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './eu-id.css';

const cards = [
  ['accept', WalletCards],
  ['issue', BadgeCheck],
  ['sign', FileSignature],
  ['assurance', Gauge],
  ['interoperable', Globe2],
  ['mobile', Smartphone],
] as const satisfies [string, LucideIcon][];

export function EuId() {
  const { euId } = useTexts('home');
  return (
    <Section id="eu-id" ground="sky" lang={euId.lang} labelledBy="eu-id-title">
      <div className={styles.layout}>
        <div>
          <SectionHeading id="eu-id-title" spacing="none" {...euId} />
          <Link to="/eu-id" className={`${primary} ${styles.action}`}>
            {euId.action}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
          <WalletDrawing />
        </div>
        <Reveal className={styles.grid}>
          {cards.map(([key, Icon]) => (
            <article key={key} className={styles.card}>
              <Icon size={26} strokeWidth={1.5} className={styles.icon} aria-hidden="true" />
              <h3 className={h3}>{euId[key].title}</h3>
              <p className={styles.text}>{euId[key].text}</p>
            </article>
          ))}
        </Reveal>
      </div>
    </Section>
  );
}

/** Twelve nodes in a ring, as on the European flag, around one identity. */
function WalletDrawing() {
  const ring = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6 - Math.PI / 2;
    return { x: Math.round(160 + 118 * Math.cos(angle)), y: Math.round(100 + 78 * Math.sin(angle)) };
  });
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="160" cy="100" rx="118" ry="78" strokeOpacity="0.35" />
      {ring.map(({ x, y }, index) => (
        <g key={`${x}-${y}`}>
          {index % 3 === 0 && <path d={`M160 100L${x} ${y}`} strokeOpacity="0.45" strokeDasharray="3 5" />}
          <circle
            cx={x}
            cy={y}
            r={index % 3 === 0 ? 8 : 5}
            fill={index % 3 === 0 ? 'white' : 'currentColor'}
          />
        </g>
      ))}
      <rect x="106" y="64" width="108" height="72" rx="12" fill="white" />
      <path d="M106 84H214" strokeOpacity="0.45" />
      <circle cx="130" cy="108" r="10" />
      <path d="M152 104h44M152 114h28" strokeOpacity="0.6" />
      <circle cx="130" cy="108" r="3.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
