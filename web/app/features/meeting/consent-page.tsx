import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import type { Calendar } from './calendar.server';

interface ConsentPageProps {
  texts: PageTexts<'schedule-meeting'>;
  calendar: Calendar;
}

/** Its link loads the calendar in this very frame, without JavaScript (decisions G1). */
export function ConsentPage({ texts: { consent }, calendar }: ConsentPageProps) {
  return (
    <main lang={consent.lang} aria-labelledby="question">
      <CalendarDrawing />
      <h1 id="question">{consent.title}</h1>
      <p>{fill(consent.text, { host: calendar.host })}</p>
      <p className="actions">
        <a href={calendar.url} rel="noreferrer" className="button">
          {consent.load}
        </a>
        <a href={calendar.url} target="_blank" rel="noopener noreferrer">
          {consent.newTab}
        </a>
      </p>
      <p className="note">{consent.remember}</p>
    </main>
  );
}

function CalendarDrawing() {
  const days = Array.from({ length: 12 }, (_, index) => ({
    x: 28 + (index % 4) * 22,
    y: 48 + Math.floor(index / 4) * 17,
    isTaken: index === 6,
  }));
  return (
    <svg
      width="122"
      height="102"
      viewBox="0 0 122 102"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <rect x="6" y="12" width="110" height="84" rx="12" />
      <path d="M6 34H116M36 5V19M86 5V19" strokeLinecap="round" />
      {days.map(({ x, y, isTaken }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={isTaken ? 6 : 3.5}
          fill={isTaken ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}
