import type { ProductCopy } from '~/features/products/product-copy';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './product-hub.css';

const CENTER = { x: 600, y: 340 };
/** Ends of the spokes, in the order of the list; product-hub.css.ts has the same places. */
const ENDS = [
  { x: 600, y: 61 },
  { x: 948, y: 136 },
  { x: 1044, y: 340 },
  { x: 948, y: 544 },
  { x: 600, y: 619 },
  { x: 252, y: 544 },
  { x: 156, y: 340 },
  { x: 252, y: 136 },
];

export function ProductHub({ hub }: { hub: NonNullable<ProductCopy['hub']> }) {
  return (
    <Section lang={hub.lang} labelledBy="hub-title">
      <SectionHeading id="hub-title" title={hub.title} />
      <div className={styles.diagram} data-answers="hub">
        <svg
          className={styles.lines}
          viewBox="0 0 1200 680"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          data-hub-lines
        >
          <ellipse
            cx={CENTER.x}
            cy={CENTER.y}
            rx="444"
            ry="279"
            strokeDasharray="3 6"
            className={styles.ring}
          />
          {ENDS.map(({ x, y }) => (
            <path key={`${x}-${y}`} d={`M${CENTER.x} ${CENTER.y}L${x} ${y}`} className={styles.line} />
          ))}
        </svg>
        <div className={styles.hub} data-hub-center data-name={hub.center} data-lead={hub.lead}>
          <p className={styles.hubName}>{hub.center}</p>
          <p className={styles.hubText}>{hub.lead}</p>
        </div>
        <ul className={styles.spokes}>
          {hub.spokes.map(({ title, text }, index) => (
            <li key={title} className={styles.spoke} data-place={index}>
              <button type="button" className={styles.button} aria-pressed="false">
                <span className={styles.name}>
                  <span className={styles.node} />
                  {title}
                </span>
                <span className={styles.detail}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
