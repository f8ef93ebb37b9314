import { type Brush, part } from './brush';
import { firstBaseline } from './labels';
import type { Place } from './layout';
import { Ground } from './rect';

export function Tunnel({ tube, ...brush }: Brush & { tube: Place }) {
  const { layout, labels } = brush;
  const { x, y, w, h } = tube;
  const isLevel = w > h;
  const growsFrom = isLevel ? ({ axis: 'x', at: x } as const) : ({ axis: 'y', at: y } as const);
  const radius = Math.min(w, h) / 2;
  const words = labels.boxes.tunnel;
  return (
    <>
      <g {...part(brush, 'box-tunnel', { growsFrom })}>
        <Ground place={tube} radius={radius} />
        <g {...part(brush, 'shade-tunnel')}>
          <rect x={x} y={y} width={w} height={h} rx={radius} fill="var(--old-soft)" />
          <path
            d={
              isLevel
                ? `M${x + 14} ${y + 5}H${x + w - 14}M${x + 14} ${y + h - 5}H${x + w - 14}`
                : `M${x + 5} ${y + 14}V${y + h - 14}M${x + w - 5} ${y + 14}V${y + h - 14}`
            }
            strokeDasharray="3 6"
          />
        </g>
      </g>
      {words && layout.tunnelLabel && (
        <g {...part(brush, 'tunnel-label')}>
          <Name lines={words.official.lines} which="official" at={layout.tunnelLabel} brush={brush} />
          <Name lines={words.plain.lines} which="plain" at={layout.tunnelLabel} brush={brush} />
        </g>
      )}
    </>
  );
}

interface NameProps {
  lines: string[];
  which: 'official' | 'plain';
  at: Place & { align: 'start' | 'middle' };
  brush: Brush;
}

function Name({ lines, which, at, brush: { layout } }: NameProps) {
  const { label, line: height } = layout.fonts;
  const first = firstBaseline(at, lines.length, height);
  return (
    <g data-words={which}>
      {lines.map((line, row) => (
        <text
          key={line}
          x={at.align === 'middle' ? at.x + at.w / 2 : at.x}
          y={first + row * height}
          textAnchor={at.align}
          fontSize={label}
          fontWeight="600"
          fill="var(--ink)"
          stroke="none"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
