import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import { ChartTable } from './chart-table';
import * as styles from './charts.css';
import type { DeckContent } from './deck-content.server';
import { colorOf } from './product-color';
import { placeOn } from './scale';

const PRODUCTS_X = '29%';
const CUSTOMERS_X = '60%';
const NODE = 7;

export function CustomerNetwork({ content }: { content: DeckContent }) {
  const { network } = content.texts.highlights;
  const { portfolio, customers } = content;
  const ofProducts = placeOn(0, portfolio.length - 1);
  const ofCustomers = placeOn(0, customers.length - 1);
  return (
    <div className={styles.network}>
      <svg width="100%" className={cx(styles.chart, styles.networkDrawing)} aria-hidden="true">
        <text x={PRODUCTS_X} dx={NODE} y="-34" textAnchor="end" className={styles.networkHead}>
          {network.product}
        </text>
        <text x={CUSTOMERS_X} dx={-NODE} y="-34" className={styles.networkHead}>
          {network.buyers}
        </text>
        {portfolio.map(({ key, buyers }, row) => (
          <g key={key} className={accent[colorOf(key)]}>
            {buyers.map((buyer) => (
              <line
                key={buyer}
                x1={PRODUCTS_X}
                y1={ofProducts(row)}
                x2={CUSTOMERS_X}
                y2={ofCustomers(customers.indexOf(buyer))}
                className={styles.thread}
              />
            ))}
            <circle cx={PRODUCTS_X} cy={ofProducts(row)} r={NODE} className={styles.productNode} />
            <text
              x={PRODUCTS_X}
              dx="-18"
              y={ofProducts(row)}
              dy="5"
              textAnchor="end"
              className={styles.product}
            >
              {key}
            </text>
          </g>
        ))}
        {customers.map((customer, row) => (
          <g key={customer}>
            <circle cx={CUSTOMERS_X} cy={ofCustomers(row)} r={NODE} className={styles.customerNode} />
            <text x={CUSTOMERS_X} dx="18" y={ofCustomers(row)} dy="5" className={styles.customer}>
              {network.customers[customer]}
            </text>
          </g>
        ))}
      </svg>
      <ChartTable
        caption={network.title}
        columns={[network.product, network.buyers]}
        rows={portfolio.map(({ key, buyers }) => [
          key,
          buyers.map((buyer) => network.customers[buyer]).join(', '),
        ])}
      />
    </div>
  );
}
