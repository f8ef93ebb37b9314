import * as styles from './charts.css';
import { type Quarter, quartersBetween } from './quarters';
import { placeOn } from './scale';

interface BreakEvenChartProps {
  /** The first is labelled above the line, the second below, so that labels never overlap. */
  readings: readonly { key: string; title: string; quarter: Quarter; label: string }[];
  axis: { from: Quarter; to: Quarter };
  distance: string;
}

const LINE_Y = 84;
const NAMES_Y = [
  { label: 24, title: 48 },
  { label: 160, title: 184 },
] as const;

export function BreakEvenChart({ readings, axis, distance }: BreakEvenChartProps) {
  const length = quartersBetween(axis.from, axis.to);
  const place = placeOn(0, length);
  const x = (quarter: Quarter) => place(quartersBetween(axis.from, quarter));
  const years = Array.from(
    { length: axis.to.year - axis.from.year + 1 },
    (_, index) => axis.from.year + index,
  );
  const [first, second] = readings;
  const middle =
    first &&
    second &&
    (quartersBetween(axis.from, first.quarter) + quartersBetween(axis.from, second.quarter)) / 2;
  return (
    <svg width="100%" height="196" className={styles.chart} aria-hidden="true">
      <line x1="0" x2="100%" y1={LINE_Y} y2={LINE_Y} className={styles.track} />
      {years.map((year) => (
        <g key={year}>
          <line
            x1={x({ year, quarter: 1 })}
            x2={x({ year, quarter: 1 })}
            y1={LINE_Y - 6}
            y2={LINE_Y + 6}
            className={styles.track}
          />
          <text
            x={x({ year, quarter: 1 })}
            y={LINE_Y + 28}
            textAnchor={year === axis.from.year ? 'start' : 'middle'}
            className={styles.tick}
          >
            {year}
          </text>
        </g>
      ))}
      {first && second && middle !== undefined && (
        <>
          <line
            x1={x(first.quarter)}
            x2={x(second.quarter)}
            y1={LINE_Y}
            y2={LINE_Y}
            className={styles.join}
          />
          <text x={place(middle)} y={LINE_Y - 14} textAnchor="middle" className={styles.tick}>
            {distance}
          </text>
        </>
      )}
      {readings.map(({ key, title, quarter, label }, index) => {
        const isLast = quartersBetween(quarter, axis.to) === 0;
        const anchor = isLast ? 'end' : 'middle';
        const names = NAMES_Y[index] ?? NAMES_Y[0];
        return (
          <g key={key}>
            <circle
              cx={x(quarter)}
              cy={LINE_Y}
              r="9"
              className={index === 0 ? styles.hollow : styles.filled}
            />
            <text x={x(quarter)} y={names.label} textAnchor={anchor} className={styles.figure}>
              {label}
            </text>
            <text x={x(quarter)} y={names.title} textAnchor={anchor} className={styles.name}>
              {title}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
