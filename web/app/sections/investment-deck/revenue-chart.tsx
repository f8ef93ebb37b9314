import * as styles from './charts.css';
import { placeOn } from './scale';

interface RevenueChartProps {
  targets: readonly { year: number; amount: number; yearLabel: string; label: string }[];
}

const BASE_Y = 240;
const TOP_Y = 48;
const LABEL_RISE = 20;
/** On a phone the line to the next node would touch the first label. */
const FIRST_LABEL_RISE = 30;

export function RevenueChart({ targets }: RevenueChartProps) {
  const years = targets.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const most = Math.max(...targets.map(({ amount }) => amount));
  const x = placeOn(from, to, { left: 13, right: 13 });
  const y = (amount: number) => Math.round(BASE_Y - (amount / most) * (BASE_Y - TOP_Y));
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) => !years.includes(year),
  );
  return (
    <svg width="100%" height={BASE_Y + 36} className={styles.chart} aria-hidden="true">
      <line x1="0" x2="100%" y1={BASE_Y} y2={BASE_Y} className={styles.track} />
      {between.map((year) => (
        <line key={year} x1={x(year)} x2={x(year)} y1={BASE_Y - 4} y2={BASE_Y + 4} className={styles.track} />
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
      {targets.map(({ year, amount, yearLabel, label }, index) => (
        <g key={year}>
          <line x1={x(year)} x2={x(year)} y1={y(amount)} y2={BASE_Y} className={styles.stem} />
          <circle
            cx={x(year)}
            cy={y(amount)}
            r="9"
            className={amount === most ? styles.filled : styles.hollow}
          />
          <text
            x={x(year)}
            y={y(amount) - (index === 0 ? FIRST_LABEL_RISE : LABEL_RISE)}
            textAnchor={index > 0 && index < targets.length - 1 ? 'end' : 'middle'}
            className={styles.figure}
          >
            {label}
          </text>
          <text x={x(year)} y={BASE_Y + 26} textAnchor="middle" className={styles.name}>
            {yearLabel}
          </text>
        </g>
      ))}
    </svg>
  );
}
