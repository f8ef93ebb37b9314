import type { ReactNode } from 'react';
import { css, cx } from '~/styled-system/css';

// The drawing language of all illustrations: nodes, hairlines of 1.5, one accent (visual-design, Signature).
const drawing = css({ w: 'full', h: 'auto', display: 'block', color: 'colorPalette.solid' });
const solidFill = css({ fill: 'colorPalette.solid', stroke: 'none' });
const tintFill = css({ fill: 'colorPalette.muted' });
const whiteFill = css({ fill: 'white' });
const faint = css({ strokeOpacity: '0.45' });
const flow = css({ strokeDasharray: '3 5' });
const chipText = css({
  fill: 'colorPalette.fg',
  stroke: 'none',
  fontFamily: 'body',
  fontSize: '11px',
  fontWeight: '600',
});

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
      className={cx(drawing, className)}
    >
      {children}
    </svg>
  );
}

type Fill = 'solid' | 'tint' | 'white';
const fills: Record<Fill, string> = { solid: solidFill, tint: tintFill, white: whiteFill };

export function Node({ x, y, r = 6, fill = 'white' }: { x: number; y: number; r?: number; fill?: Fill }) {
  return <circle cx={x} cy={y} r={r} className={fills[fill]} />;
}

export function Line({ d, kind = 'plain' }: { d: string; kind?: 'plain' | 'faint' | 'flow' }) {
  return <path d={d} className={kind === 'faint' ? faint : kind === 'flow' ? flow : undefined} />;
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
      <text x={x + w / 2} y={y + 16} textAnchor="middle" className={chipText}>
        {label}
      </text>
    </>
  );
}

/** A person: the identity node. */
export function Person({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={1.5 / size}>
      <circle r="20" className={whiteFill} />
      <circle cy="-5" r="5.5" className={tintFill} />
      <path d="M-10 12c0-6 4.5-9.5 10-9.5S10 6 10 12" />
    </g>
  );
}
