import type { Point } from './layout';

export function pathOf(points: readonly Point[], radius = 8): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const [fromX, fromY] = towards([x, y], before, radius);
      const [toX, toY] = towards([x, y], after, radius);
      return `L${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}`;
    })
    .join('');
}

/** At most half way. */
function towards([x, y]: Point, [otherX, otherY]: Point, distance: number): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const share = Math.min(distance, length / 2) / length;
  return [round(x + (otherX - x) * share), round(y + (otherY - y) * share)];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the point at a share (0 to 1) of a line's length. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((point, index) => distanceBetween(points[index] ?? point, point));
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const from = points[index];
    const to = points[index + 1];
    if (!from || !to) break;
    if (rest <= length) {
      const part = length === 0 ? 0 : rest / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    rest -= length;
  }
  return points.at(-1) ?? [0, 0];
}

const distanceBetween = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
