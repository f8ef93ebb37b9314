import { type KeyboardEvent, useState } from 'react';
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

/** Shows a spoke's text while it is pointed at or focused, and once chosen until Escape. */
export function ProductHub({ hub }: { hub: NonNullable<ProductCopy['hub']> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [hinted, setHinted] = useState<number | null>(null);
  const active = hinted ?? chosen;
  const shown = active === null ? null : hub.spokes[active];

  function showTheWhole(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setChosen(null);
    setHinted(null);
  }
  return (
    <Section lang={hub.lang} labelledBy="hub-title">
      <SectionHeading id="hub-title" title={hub.title} />
      <div className={styles.diagram}>
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
          {ENDS.map(({ x, y }, index) => (
            <path
              key={`${x}-${y}`}
              d={`M${CENTER.x} ${CENTER.y}L${x} ${y}`}
              className={styles.line}
              data-active={index === active || undefined}
            />
          ))}
        </svg>
        <div className={styles.hub} data-hub-center>
          <p className={styles.hubName}>{shown?.title ?? hub.center}</p>
          <p className={styles.hubText}>{shown?.text ?? hub.lead}</p>
        </div>
        <ul className={styles.spokes}>
          {hub.spokes.map(({ title, text }, index) => (
            <li key={title} className={styles.spoke} data-place={index}>
              <button
                type="button"
                className={styles.button}
                aria-pressed={index === chosen}
                data-active={index === active || undefined}
                onClick={() => setChosen(index)}
                // Ignores touch: a finger cannot point without choosing.
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHinted(index)}
                onPointerLeave={() => setHinted(null)}
                onFocus={() => setHinted(index)}
                onBlur={() => setHinted(null)}
                onKeyDown={showTheWhole}
              >
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
