import { ZONES } from './boxes';
import { type Brush, part } from './brush';
import type { Place } from './layout';
import { InsurerHouse, Person } from './signs';

export function Zones(brush: Brush) {
  const { layout, labels } = brush;
  const { house, insured, care, payer } = layout.zones;
  return (
    <>
      {ZONES.map((zone) => {
        const { x, y, w, h } = layout.zones[zone];
        const [titleX, titleY] = layout.titles[zone] ?? [x + 12, y + 22];
        const title = { x: titleX, y: titleY, fontSize: layout.fonts.zone };
        const isNetwork = zone === 'net' || zone === 'ti';
        return (
          <g key={zone} {...part(brush, `zone-${zone}`)}>
            <g {...part(brush, `shade-${zone}`)}>
              <rect
                x={x}
                y={y}
                width={w}
                height={h}
                rx="14"
                fill={isNetwork ? 'var(--sky)' : 'var(--paper)'}
                stroke="var(--line)"
                {...(isNetwork && { strokeDasharray: '2 5', stroke: 'var(--old)' })}
              />
            </g>
            {zone === 'house' ? (
              <>
                <g {...part(brush, 'old-house')}>
                  <Title {...title}>{labels.zones.house}</Title>
                </g>
                <g {...part(brush, 'new-house')}>
                  <Title {...title}>{labels.newHouse}</Title>
                </g>
              </>
            ) : (
              <Title {...title}>{labels.zones[zone]}</Title>
            )}
          </g>
        );
      })}
      <Figures {...brush} zones={{ patient: insured, doctor: care, insurer: payer }} />
      <g {...part(brush, 'amber')}>
        <rect
          x={house.x}
          y={house.y}
          width={house.w}
          height={house.h}
          rx="14"
          stroke="var(--warn)"
          strokeWidth="3"
        />
      </g>
    </>
  );
}

function Title({ children, ...at }: { children: string; x: number; y: number; fontSize: number }) {
  return (
    <text {...at} fontWeight="600" fill="var(--ink)" stroke="none">
      {children}
    </text>
  );
}

const FIGURE_ZONES = { patient: 'insured', doctor: 'care', insurer: 'payer' } as const;

function Figures(brush: Brush & { zones: Record<keyof typeof FIGURE_ZONES, Place> }) {
  return Object.entries(brush.layout.figures).map(([figure, [x, y, scale]]) => {
    const zone = FIGURE_ZONES[figure as keyof typeof FIGURE_ZONES];
    return (
      <g key={figure} {...part(brush, `zone-${zone}`)}>
        <g {...part(brush, `shade-${zone}`)}>
          <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={1.5 / scale}>
            {figure === 'insurer' ? <InsurerHouse /> : <Person isDoctor={figure === 'doctor'} />}
          </g>
        </g>
      </g>
    );
  });
}
