import type { Span } from '~/sections/shared/figures.server';
import * as styles from './charts.css';
import { placeOn } from './scale';

interface SpanChartProps {
  title: string;
  rows: readonly { key: string; title: string; span: Span; label: string }[];
  axis: { max: number; zero: string; label: string };
}

const ROW_HEIGHT = 58;
const TEXT_Y = 16;
const TRACK_Y = 34;
const NODE = 6;

export function SpanChart({ title, rows, axis }: SpanChartProps) {
  const place = placeOn(0, axis.max);
  const foot = rows.length * ROW_HEIGHT;
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg width="100%" height={foot + 24} className={styles.chart} aria-hidden="true">
        {rows.map(({ key, title: name, span: [from, to], label }, index) => {
          const top = index * ROW_HEIGHT;
          return (
            <g key={key}>
              <text x="0" y={top + TEXT_Y} className={styles.name}>
                {name}
              </text>
              <text x="100%" y={top + TEXT_Y} textAnchor="end" className={styles.value}>
                {label}
              </text>
              <line x1="0" x2="100%" y1={top + TRACK_Y} y2={top + TRACK_Y} className={styles.track} />
              <line
                x1={place(from)}
                x2={place(to)}
                y1={top + TRACK_Y}
                y2={top + TRACK_Y}
                className={styles.span}
              />
              <circle cx={place(from)} cy={top + TRACK_Y} r={NODE} className={styles.hollow} />
              <circle cx={place(to)} cy={top + TRACK_Y} r={NODE} className={styles.filled} />
            </g>
          );
        })}
        <text x="0" y={foot + 10} className={styles.tick}>
          {axis.zero}
        </text>
        <text x="100%" y={foot + 10} textAnchor="end" className={styles.tick}>
          {axis.label}
        </text>
      </svg>
    </figure>
  );
}
