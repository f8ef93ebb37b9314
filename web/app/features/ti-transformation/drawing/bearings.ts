import type { Point } from './layout';
import type { Bearings } from './placing';

// The page's markup carries where its parts move, so that browsers need no table of places.

export interface WrittenBearings {
  'data-way'?: string;
  'data-grows'?: string;
}

export const writeBearings = ({ way, growsFrom }: Bearings): WrittenBearings => ({
  ...(way && { 'data-way': way.map((point) => point.join(',')).join(' ') }),
  ...(growsFrom && { 'data-grows': `${growsFrom.axis} ${growsFrom.at}` }),
});

export function readBearings({ way, grows }: DOMStringMap): Bearings {
  const [axis, at] = grows?.split(' ') ?? [];
  return {
    ...(way !== undefined && { way: way.split(' ').map(readPoint) }),
    ...((axis === 'x' || axis === 'y') && { growsFrom: { axis, at: Number(at) } }),
  };
}

function readPoint(written: string): Point {
  const [x, y] = written.split(',');
  return [Number(x), Number(y)];
}
