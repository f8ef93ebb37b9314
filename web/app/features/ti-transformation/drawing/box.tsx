import { Fragment } from 'react';
import { BOXES, type BoxId, type CardId, isCard } from './boxes';
import { type Brush, part } from './brush';
import {
  type BoxText,
  firstBaseline,
  hasSign,
  isSignAlone,
  isTall,
  PADDING,
  SIGN_ROOM,
  signScale,
  type Words,
} from './labels';
import type { Place } from './layout';
import { PULSING } from './parts';
import { Ground, Rect } from './rect';
import { SIGNS, Umbrella } from './signs';
import { Tunnel } from './tunnel';

export function Box({ id, ...brush }: Brush & { id: BoxId }) {
  const place = brush.layout.boxes[id];
  const words = brush.labels.boxes[id];
  if (!place || !words) return null;
  if (id === 'tunnel') return <Tunnel tube={place} {...brush} />;
  const isNew = BOXES.find((box) => box.id === id)?.generation === 'new';
  const inside = <Labelled id={id} place={place} words={words} isNew={isNew} brush={brush} />;
  return (
    <g {...part(brush, `box-${id}`)}>
      {isCard(id) ? (
        <Card id={id} place={place} words={words} {...brush} />
      ) : id === 'connector' ? (
        <>
          <g {...part(brush, 'connector-first')}>{inside}</g>
          <g {...part(brush, 'connector-twin')}>{inside}</g>
        </>
      ) : id === 'gateway' ? (
        <Gateway place={place} words={words} {...brush} />
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

interface Labelling {
  place: Place;
  words: Words<BoxText>;
}

function Card({ id, place, words, ...brush }: Brush & Labelling & { id: CardId }) {
  const asNew = brush.labels.newCards[id];
  return (
    <>
      <g {...part(brush, `old-${id}`)}>
        <Labelled id={id} place={place} words={words} brush={brush} />
      </g>
      {asNew && (
        <g {...part(brush, `new-${id}`)}>
          <Labelled id={id} place={place} words={asNew} isNew isPlanned brush={brush} />
        </g>
      )}
    </>
  );
}

function Gateway({ place, words, ...brush }: Brush & Labelling) {
  const { bridge } = brush.labels;
  return (
    <>
      <g {...part(brush, 'gateway-solid')}>
        <Labelled id="gateway" place={place} words={words} isNew brush={brush} />
      </g>
      <g {...part(brush, 'gateway-bridge')}>
        <Labelled id="gateway" place={place} words={bridge ?? words} isNew isPlanned brush={brush} />
      </g>
    </>
  );
}

interface LabelledProps {
  id: BoxId;
  place: Place;
  words: Words<BoxText> | BoxText;
  isNew?: boolean;
  isPlanned?: boolean;
  brush: Brush;
}

function Labelled({ id, place, words, isNew = false, isPlanned = false, brush }: LabelledProps) {
  const stroke = isNew ? 'var(--new)' : 'var(--old)';
  return (
    <>
      <Ground place={place} />
      <g {...part(brush, `shade-${id}`)}>
        <Rect
          place={place}
          fill={isNew ? 'var(--new-tint)' : 'var(--old-tint)'}
          stroke={stroke}
          {...(isPlanned && { strokeDasharray: '5 4' })}
        />
        <Sign id={id} place={place} stroke={stroke} />
      </g>
      {!isSignAlone(place) &&
        ('lines' in words ? (
          <BoxWords text={words} place={place} isNew={isNew} brush={brush} />
        ) : (
          <>
            <g data-words="official">
              <BoxWords text={words.official} place={place} isNew={isNew} brush={brush} />
            </g>
            <g data-words="plain">
              <BoxWords text={words.plain} place={place} isNew={isNew} brush={brush} />
            </g>
          </>
        ))}
    </>
  );
}

function Sign({ id, place, stroke }: { id: BoxId; place: Place; stroke: string }) {
  const sign = SIGNS[id];
  const { x, y, w, h } = place;
  if (id === 'vsdm' && isTall(place)) {
    return (
      <g transform={`translate(${x + w / 2} ${y + h / 2 - 66})`} stroke={stroke}>
        <Umbrella />
      </g>
    );
  }
  if (!sign) return null;
  if (isTall(place)) {
    return (
      <g
        transform={`translate(${x + w / 2 - 22} ${y + h / 2 - 76}) scale(2)`}
        stroke={stroke}
        strokeWidth="0.75"
      >
        {sign}
      </g>
    );
  }
  if (isSignAlone(place)) {
    const scale = signScale(place);
    return (
      <g
        transform={`translate(${x + w / 2 - 11 * scale} ${y + h / 2 - 11 * scale}) scale(${scale})`}
        stroke={stroke}
      >
        {sign}
      </g>
    );
  }
  return hasSign(place) ? (
    <g transform={`translate(${x + PADDING + 2} ${y + h / 2 - 11})`} stroke={stroke}>
      {sign}
    </g>
  ) : null;
}

interface BoxWordsProps {
  text: BoxText;
  place: Place;
  isNew: boolean;
  brush: Brush;
}

function BoxWords({ text, place, isNew, brush }: BoxWordsProps) {
  const { label, term, line } = brush.layout.fonts;
  const rows = [...text.lines, ...(text.term === null ? [] : [text.term])];
  const isCentred = isTall(place);
  const x = isCentred ? place.x + place.w / 2 : place.x + PADDING + (hasSign(place) ? SIGN_ROOM : 0);
  const first = isCentred ? place.y + place.h / 2 + 8 : firstBaseline(place, rows.length, line);
  return (
    <text stroke="none">
      {rows.map((row, index) => (
        <Fragment key={row}>
          {/* Separates the words of two rows for screen readers. */}
          {index > 0 && ' '}
          <tspan
            x={x}
            y={first + index * line}
            {...(isCentred && { textAnchor: 'middle' })}
            {...(index < text.lines.length
              ? { fontSize: label, fontWeight: 600, fill: isNew ? 'var(--new-deep)' : 'var(--ink)' }
              : { fontSize: term, fontWeight: 500, fill: 'var(--body)' })}
          >
            {row}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}
