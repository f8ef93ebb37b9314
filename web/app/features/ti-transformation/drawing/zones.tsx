import { ZONES } from './boxes';
import { type Brush, part } from './brush';
import type { Figure } from './layout';
import { pathOf } from './paths';
import { Person } from './signs';

export function Zones(brush: Brush) {
  const { layout, labels } = brush;
  const { house } = layout.zones;
  return (
    <>
      {ZONES.map((zone) => {
        const place = layout.zones[zone];
        if (!place) return null;
        const { x, y, w, h } = place;
        const [titleX, titleY] = layout.titles[zone] ?? [x + 9, y + 20];
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
                stroke={isNetwork ? 'var(--old-soft)' : 'var(--line)'}
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
      <People {...brush} />
      {house && (
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
      )}
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

const FIGURE_ZONES = { patient: 'insured', doctor: 'care' } as const satisfies Record<Figure, string>;

function People(brush: Brush) {
  const { figures, links } = brush.layout;
  return (
    <>
      {ZONES.map(
        (zone) =>
          links[zone] && (
            <g key={zone} {...part(brush, `shade-${zone}`)}>
              <path d={links[zone].map((link) => pathOf(link)).join('')} />
            </g>
          ),
      )}
      {Object.entries(figures).map(([name, [x, y, scale]]) => {
        const figure = name as Figure;
        return (
          <g key={figure} {...part(brush, `shade-${FIGURE_ZONES[figure]}`)}>
            <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={1.5 / scale}>
              <Person isDoctor={figure === 'doctor'} />
            </g>
          </g>
        );
      })}
    </>
  );
}
