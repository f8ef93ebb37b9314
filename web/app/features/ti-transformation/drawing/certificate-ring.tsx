import { type Brush, part } from './brush';
import { CERTIFICATE_YEARS } from './parts';

export function CertificateRing(brush: Brush) {
  const { connector } = brush.layout.boxes;
  if (!connector) return null;
  const { x, y, w, h } = connector;
  const gap = 3;
  const around = 2 * (w + h + 4 * gap) - 8 * (8 + gap) + 2 * Math.PI * (8 + gap);
  const arc = around / CERTIFICATE_YEARS.length;
  return CERTIFICATE_YEARS.map((year) => (
    <g key={year} {...part(brush, `ring-${year}`)}>
      <rect
        x={x - gap}
        y={y - gap}
        width={w + 2 * gap}
        height={h + 2 * gap}
        rx={8 + gap}
        stroke="var(--warn)"
        strokeWidth="3"
        strokeDasharray={`${Math.round(arc - 8)} ${Math.round(around)}`}
        strokeDashoffset={-Math.round((year - 1) * arc)}
      />
    </g>
  ));
}
