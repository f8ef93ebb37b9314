import { Fragment } from 'react';
import { BOXES, type BoxId, type CardId, isCard } from './boxes';
import { type Brush, part } from './brush';
import { ARCH_WIDTH, firstBaseline, hasSign, LINE_HEIGHT, PADDING, SIGN_ROOM } from './labels';
import type { Place } from './layout';
import { PULSING } from './parts';
import { Ground, Rect } from './rect';
import { SIGNS } from './signs';
import { Tunnel } from './tunnel';

export function Box({ id, ...brush }: Brush & { id: BoxId }) {
  const { layout, labels } = brush;
  const place = layout.boxes[id];
  const text = labels.boxes[id];
  if (id === 'tunnel') return <Tunnel {...brush} />;
  const isNew = BOXES.find((box) => box.id === id)?.generation === 'new';
  const inside = <Labelled id={id} place={place} text={text} isNew={isNew} brush={brush} />;
  return (
    <g {...part(brush, `box-${id}`)}>
      {isCard(id) ? (
        <Card id={id} {...brush} />
      ) : id === 'connector' ? (
        <>
          <g {...part(brush, 'connector-first')}>{inside}</g>
          <g {...part(brush, 'connector-twin')}>{inside}</g>
        </>
      ) : id === 'gateway' ? (
        <Gateway {...brush} />
      ) : (
        inside
      )}
      {PULSING.some((pulsing) => pulsing === id) && (
        <g {...part(brush, `pulse-${id as (typeof PULSING)[number]}`)}>
          <Rect place={place} grow={3} stroke="var(--warn)" strokeWidth={3} />
        </g>
      )}
    </g>
  );
}

function Card({ id, ...brush }: Brush & { id: CardId }) {
  const place = brush.layout.boxes[id];
  return (
    <>
      <g {...part(brush, `old-${id}`)}>
        <Labelled id={id} place={place} text={brush.labels.boxes[id]} brush={brush} />
      </g>
      <g {...part(brush, `new-${id}`)}>
        <Labelled id={id} place={place} text={brush.labels.newCards[id]} isNew isPlanned brush={brush} />
      </g>
    </>
  );
}

/** Narrower boxes have no room for the arch beside a word. */
const MIN_WIDTH_WITH_ARCH = 120;

function Gateway(brush: Brush) {
  const place = brush.layout.boxes.gateway;
  const text = brush.labels.boxes.gateway;
  const { bridge } = brush.labels;
  return (
    <>
      <g {...part(brush, 'gateway-solid')}>
        <Labelled id="gateway" place={place} text={text} isNew brush={brush} />
      </g>
      <g {...part(brush, 'gateway-bridge')}>
        <Labelled id="gateway" place={place} text={{ ...text, term: bridge }} isNew isPlanned brush={brush} />
        {bridge !== null && place.w >= MIN_WIDTH_WITH_ARCH && <Arch place={place} rows={text.lines.length} />}
      </g>
    </>
  );
}

function Arch({ place, rows }: { place: Place; rows: number }) {
  const end = place.x + place.w - PADDING;
  const baseline = firstBaseline(place, rows + 1) + rows * LINE_HEIGHT;
  return (
    <path d={`M${end - ARCH_WIDTH} ${baseline}q${ARCH_WIDTH / 2} -11 ${ARCH_WIDTH} 0`} stroke="var(--new)" />
  );
}

interface LabelledProps {
  id: BoxId;
  place: Place;
  text: { lines: string[]; term: string | null };
  isNew?: boolean;
  isPlanned?: boolean;
  brush: Brush;
}

function Labelled({ id, place, text, isNew = false, isPlanned = false, brush }: LabelledProps) {
  const { x, y, h, w } = place;
  const sign = hasSign(w) ? SIGNS[id] : undefined;
  const { label, term } = brush.layout.fonts;
  const textX = x + PADDING + (sign ? SIGN_ROOM : 0);
  const rows = text.lines.length + (text.term === null ? 0 : 1);
  const first = firstBaseline(place, rows);
  return (
    <>
      <Ground place={place} />
      <g {...part(brush, `shade-${id}`)}>
        <Rect
          place={place}
          fill={isNew ? 'var(--new-tint)' : 'var(--old-tint)'}
          stroke={isNew ? 'var(--new)' : 'var(--old)'}
          {...(isPlanned && { strokeDasharray: '5 4' })}
        />
        {sign && (
          <g
            transform={`translate(${x + PADDING + 2} ${y + h / 2 - 11})`}
            stroke={isNew ? 'var(--new)' : 'var(--old)'}
          >
            {sign}
          </g>
        )}
      </g>
      <text stroke="none">
        {[...text.lines, ...(text.term === null ? [] : [text.term])].map((row, index) => (
          <Fragment key={row}>
            {/* Separates the words of two rows for screen readers. */}
            {index > 0 && ' '}
            <tspan
              x={textX}
              y={first + index * LINE_HEIGHT}
              {...(index < text.lines.length
                ? { fontSize: label, fontWeight: 600, fill: isNew ? 'var(--new-deep)' : 'var(--ink)' }
                : { fontSize: term, fontWeight: 500, fill: 'var(--body)' })}
            >
              {row}
            </tspan>
          </Fragment>
        ))}
      </text>
    </>
  );
}
