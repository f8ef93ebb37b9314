import type { ShownProduct } from '~/features/products/products';
import { useProducts } from '~/features/products/use-products';
import { useTexts } from '~/i18n/texts';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import * as styles from './hero-network.css';
import { rotating } from './rotation-slide';

/** Nodes above and below the card, each with its line to the card's edge: y 88 above, y 0 below. */
const STRIPS = [
  {
    edge: 'above',
    nodes: [
      { name: 'clinic', x: 76, y: 38, toCard: 'L150 88' },
      { name: 'practice', x: 236, y: 52, toCard: 'V88' },
      { name: 'payer', x: 400, y: 34, toCard: 'L330 88' },
    ],
    lines: 'M76 38L236 52L400 34L548 70L640 6M548 70L470 88M-70 84L76 38',
    joints: 'M548 70h0M640 6h0M-70 84h0',
  },
  {
    edge: 'below',
    nodes: [
      { name: 'service', x: 132, y: 42, toCard: 'L190 0' },
      { name: 'ti', x: 348, y: 46, toCard: 'L300 0' },
    ],
    lines: 'M132 42L348 46L544 18L640 74M544 18L450 0M-60 8L132 42',
    joints: 'M544 18h0M640 74h0M-60 8h0',
  },
] as const;

type NetworkNode = (typeof STRIPS)[number]['nodes'][number];

const CONNECTIONS: Readonly<Record<string, { nodes: readonly NetworkNode['name'][]; between?: string }>> = {
  idatik: { nodes: ['payer', 'service'] },
  'fhir-link': { nodes: ['clinic', 'practice'] },
  'me-ti': { nodes: ['clinic', 'practice'], between: 'M76 38L236 52' },
  attrian: { nodes: ['clinic'] },
  docuflow: { nodes: ['clinic', 'practice'] },
};

const radius = (name: NetworkNode['name']) => (name === 'ti' ? 8 : 6);
const lineOf = ({ x, y, toCard }: NetworkNode) => `M${x} ${y}${toCard}`;

interface ConnectionProps {
  product: ShownProduct;
  strip: readonly NetworkNode[];
  index: number;
}

/** Lights up while its product is on the card (browser/rotation.ts). */
function Connection({ product, strip, index }: ConnectionProps) {
  const { nodes, between = '' } = CONNECTIONS[product.key] ?? { nodes: [] };
  const joined = strip.filter(({ name }) => nodes.includes(name));
  if (joined.length === 0) return null;
  return (
    <g
      className={cx(styles.connection, accent[product.color])}
      data-lines={index}
      data-lit={index === 0 || undefined}
    >
      <path d={joined.map(lineOf).join('') + between} />
      {joined.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={radius(name)} className={styles.lit} />
      ))}
    </g>
  );
}

/** Is one named picture, so that screen readers do not read five words without the lines between them. */
export function HeroNetwork() {
  const { hero, heroProducts } = useTexts('home');
  const { network } = hero;
  const products = rotating(useProducts(), heroProducts);
  return (
    <div role="img" aria-label={network.label} className={styles.network}>
      {STRIPS.map(({ edge, nodes, lines, joints }) => (
        <svg key={edge} viewBox="0 0 500 88" fill="none" className={styles.strip[edge]} aria-hidden="true">
          <g className={styles.lines}>
            <path d={nodes.map(lineOf).join('') + lines} />
            <path d={joints} className={styles.joints} />
          </g>
          {nodes.map(({ name, x, y }) => (
            <g key={name}>
              <circle
                cx={x}
                cy={y}
                r={radius(name)}
                className={styles.node[name === 'ti' ? 'filled' : 'open']}
              />
              <text x={x} y={edge === 'above' ? y - 14 : y + 26} className={styles.label}>
                {network[name]}
              </text>
            </g>
          ))}
          {products.map((product, index) => (
            <Connection key={product.key} product={product} strip={nodes} index={index} />
          ))}
        </svg>
      ))}
    </div>
  );
}
