import type { Place } from './layout';

interface Drawn {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
}

export function Rect({ place: { x, y, w, h }, grow = 0, ...rest }: { place: Place; grow?: number } & Drawn) {
  return (
    <rect x={x - grow} y={y - grow} width={w + 2 * grow} height={h + 2 * grow} rx={8 + grow} {...rest} />
  );
}

export function Ground({ place: { x, y, w, h }, radius = 8 }: { place: Place; radius?: number }) {
  return <rect x={x} y={y} width={w} height={h} rx={radius} fill="var(--white)" stroke="none" />;
}
