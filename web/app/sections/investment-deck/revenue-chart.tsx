import { cx } from '~/styled-system/css';
import * as styles from './charts.css';
import { placeOn } from './scale';

interface RevenueChartProps {
  targets: readonly { year: number; amount: number; yearLabel: string; label: string }[];
}

const NODE = 9;

export function RevenueChart({ targets }: RevenueChartProps) {
  const years = targets.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const most = Math.max(...targets.map(({ amount }) => amount));
  const x = placeOn(from, to, { left: 22, right: 8 });
  const y = placeOn(most, 0);
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) => !years.includes(year),
  );
  return (
    <div className={styles.plot}>
      <svg width="100%" className={cx(styles.chart, styles.plotted)} aria-hidden="true">
        <line x1="0" x2="100%" y1="100%" y2="100%" className={styles.track} />
        {between.map((year) => (
          <circle key={year} cx={x(year)} cy="100%" r="3" className={styles.silent} />
        ))}
        {targets.slice(1).map(({ year, amount }, index) => {
          const before = targets[index];
          return (
            before && (
              <line
                key={year}
                x1={x(before.year)}
                y1={y(before.amount)}
                x2={x(year)}
                y2={y(amount)}
                className={styles.join}
              />
            )
          );
        })}
        {targets.map(({ year, amount, yearLabel, label }) => (
          <g key={year}>
            <line x1={x(year)} x2={x(year)} y1={y(amount)} y2="100%" className={styles.stem} />
            <circle
              cx={x(year)}
              cy={y(amount)}
              r={NODE}
              className={amount === most ? styles.filled : styles.hollow}
            />
            <text x={x(year)} y={y(amount)} dx={NODE} dy="-24" textAnchor="end" className={styles.figure}>
              {label}
            </text>
            <text x={x(year)} y="100%" dy="26" textAnchor="middle" className={styles.name}>
              {yearLabel}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
