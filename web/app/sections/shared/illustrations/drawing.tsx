import type { ReactNode } from 'react';
import { cx } from '~/styled-system/css';
import * as styles from './drawing.css';

// The drawing language of all illustrations: nodes, hairlines of 1.5, one accent (visual-design, Signature).

export function Drawing({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx(styles.drawing, className)}
    >
      {children}
    </svg>
  );
}

type Fill = 'solid' | 'tint' | 'white';
const fills: Record<Fill, string> = {
  solid: styles.solidFill,
  tint: styles.tintFill,
  white: styles.whiteFill,
};

export function Node({ x, y, r = 6, fill = 'white' }: { x: number; y: number; r?: number; fill?: Fill }) {
  return <circle cx={x} cy={y} r={r} className={fills[fill]} />;
}

export function Line({ d, kind = 'plain' }: { d: string; kind?: 'plain' | 'faint' | 'flow' }) {
  return (
    <path d={d} className={kind === 'faint' ? styles.faint : kind === 'flow' ? styles.flow : undefined} />
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill?: Fill;
}
export function Box({ x, y, w, h, r = 8, fill = 'white' }: BoxProps) {
  return <rect x={x} y={y} width={w} height={h} rx={r} className={fills[fill]} />;
}

/** A labelled chip; the labels are names from the standards, the same in every language. */
export function Chip({ x, y, w, label }: { x: number; y: number; w: number; label: string }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={24} r={12} />
      <text x={x + w / 2} y={y + 16} textAnchor="middle" className={styles.chipText}>
        {label}
      </text>
    </>
  );
}

/** A person: the identity node. */
export function Person({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={1.5 / size}>
      <circle r="20" className={styles.whiteFill} />
      <circle cy="-5" r="5.5" className={styles.tintFill} />
      <path d="M-10 12c0-6 4.5-9.5 10-9.5S10 6 10 12" />
    </g>
  );
}
