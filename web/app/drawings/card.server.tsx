import { Label } from './label.server';
import { Box, type Fill } from './parts';

interface CardProps {
  x: number;
  y: number;
  w: number;
  h: number;
  title: string;
  line?: string;
  size?: number;
  fill?: Fill;
}

export function Card({ x, y, w, h, title, line, size = 16, fill = 'ground' }: CardProps) {
  const middle = { x: x + w / 2, width: w - 12, anchor: 'middle' } as const;
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={12} fill={fill} />
      <Label
        {...middle}
        y={y + h / 2 + (line ? -1 : 0)}
        stands={line ? 'bottom' : 'middle'}
        text={title}
        size={size}
        weight={600}
        maxLines={line ? 1 : 3}
      />
      {line && <Label {...middle} y={y + h / 2 + 1} stands="top" text={line} size={size - 2} maxLines={1} />}
    </>
  );
}
