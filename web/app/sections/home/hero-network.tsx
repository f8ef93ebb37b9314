import { useTexts } from '~/i18n/texts';
import * as styles from './hero-network.css';

/**
 * Nodes above and below the card. `lines` join them; `links` begin or end at the card's edge, y 88 above and y 0 below,
 * and shine while the card shows one of their products.
 */
const STRIPS = [
  {
    edge: 'above',
    nodes: [
      { name: 'clinic', x: 76, y: 38 },
      { name: 'practice', x: 236, y: 52 },
      { name: 'payer', x: 400, y: 34 },
    ],
    lines: 'M76 38L236 52L400 34L548 70L640 6M548 70L470 88M-70 84L76 38',
    links: [
      { d: 'M76 38L150 88', products: 'fhirLink meTi attrian docuflow' },
      { d: 'M236 52V88', products: 'fhirLink meTi docuflow' },
      { d: 'M76 38L236 52', products: 'meTi' },
      { d: 'M400 34L330 88', products: 'idatik' },
    ],
    joints: 'M548 70h0M640 6h0M-70 84h0',
  },
  {
    edge: 'below',
    nodes: [
      { name: 'service', x: 132, y: 42 },
      { name: 'ti', x: 348, y: 46 },
    ],
    lines: 'M132 42L348 46L544 18L640 74M544 18L450 0M-60 8L132 42',
    links: [
      { d: 'M132 42L190 0', products: 'idatik attrian' },
      { d: 'M348 46L300 0', products: 'idatik fhirLink meTi' },
    ],
    joints: 'M544 18h0M640 74h0M-60 8h0',
  },
] as const;

/** Is one named picture, so that screen readers do not read five words without the lines between them. */
export function HeroNetwork() {
  const { network } = useTexts('home').hero;
  return (
    <div role="img" aria-label={network.label} className={styles.network}>
      {STRIPS.map(({ edge, nodes, lines, links, joints }) => (
        <svg key={edge} viewBox="0 0 500 88" fill="none" className={styles.strip[edge]} aria-hidden="true">
          <g className={styles.lines}>
            <path d={lines + links.map(({ d }) => d).join('')} />
            <path d={joints} className={styles.joints} />
          </g>
          {links.map(({ d, products }) => (
            <path key={d} d={d} className={styles.link} data-lights={products} />
          ))}
          {nodes.map(({ name, x, y }) => (
            <g key={name}>
              <circle
                cx={x}
                cy={y}
                r={name === 'ti' ? 8 : 6}
                className={styles.node[name === 'ti' ? 'filled' : 'open']}
              />
              <text x={x} y={edge === 'above' ? y - 14 : y + 26} className={styles.label}>
                {network[name]}
              </text>
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}
