import { type Brush, part } from './brush';
import { firstBaseline, LINE_HEIGHT } from './labels';
import { Ground } from './rect';

export function Tunnel(brush: Brush) {
  const { layout, labels } = brush;
  const { tunnel } = layout.boxes;
  const { x, y, w, h } = tunnel;
  const isVertical = layout.tunnelGrows === 'down';
  const lines = labels.boxes.tunnel.lines;
  const top = firstBaseline(tunnel, lines.length);
  const labelTop = top - LINE_HEIGHT;
  const labelBottom = top + (lines.length - 1) * LINE_HEIGHT + LINE_HEIGHT / 2;
  return (
    <>
      <g {...part(brush, 'box-tunnel')}>
        <Ground place={tunnel} radius={18} />
        <g {...part(brush, 'shade-tunnel')}>
          <rect x={x} y={y} width={w} height={h} rx="18" fill="var(--old-soft)" />
          <path
            d={
              isVertical
                ? [x + 8, x + w - 8]
                    .map((side) => `M${side} ${y + 14}V${labelTop}M${side} ${labelBottom}V${y + h - 14}`)
                    .join('')
                : `M${x + 14} ${y + 6}H${x + w - 14}M${x + 14} ${y + h - 6}H${x + w - 14}`
            }
            strokeDasharray="3 6"
          />
        </g>
      </g>
      <g {...part(brush, 'tunnel-label')}>
        {lines.map((line, row) => (
          <text
            key={line}
            x={x + w / 2}
            y={top + row * LINE_HEIGHT}
            textAnchor="middle"
            fontSize={layout.fonts.label}
            fontWeight="600"
            fill="var(--ink)"
            stroke="none"
          >
            {line}
          </text>
        ))}
      </g>
    </>
  );
}
