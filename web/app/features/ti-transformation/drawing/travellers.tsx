import type { ReactNode } from 'react';
import { type Brush, part } from './brush';
import { TRAVELLERS, type Traveller } from './parts';

const TOKEN = 24;
const MARK_ROOM = 26;

const QUESTION_MARK = 'M-2.6 -2.4C-2.6 -5.6 3 -5.4 3 -2.2C3 0 0 0 0 2M0 4.6V4.7';
const TICK = 'M-3.6 0.4L-1 3L4 -2.8';
const SHEET = 'M-3.5 -5H1.5L4 -2.5V5.5H-3.5ZM-1.5 0H2M-1.5 2.5H2';
const KEY = 'M2 -3.8A2.6 2.6 0 1 1 -1.6 -0.2L-4.6 2.8V5H-2.6L-1.2 3.4L0.2 1.8';
const EXCLAMATION_MARK = 'M0 -4.5V1M0 4.2V4.3';

interface TokenProps {
  mark: string;
  color: string;
  words: { text: string; width: number } | null;
}

function Token({ mark, color, words }: TokenProps) {
  const half = words ? (words.width + MARK_ROOM + 10) / 2 : TOKEN / 2;
  return (
    <>
      <rect
        x={-half}
        y={-TOKEN / 2}
        width={2 * half}
        height={TOKEN}
        rx={TOKEN / 2}
        fill={color}
        stroke="var(--white)"
      />
      <path
        d={mark}
        stroke="var(--white)"
        strokeWidth="1.75"
        {...(words && { transform: `translate(${-half + TOKEN / 2 + 1} 0)` })}
      />
      {words && (
        <text x={-half + MARK_ROOM} y="4.3" fontSize="12" fontWeight="600" fill="var(--white)" stroke="none">
          {words.text}
        </text>
      )}
    </>
  );
}

const CARD = (
  <>
    <rect x="-14" y="-9" width="28" height="18" rx="3" fill="var(--white)" stroke="var(--old)" />
    <rect x="-9" y="-4" width="7" height="6" rx="1" fill="var(--old-soft)" />
    <path d="M2 4H9" />
  </>
);

const PRESENCE = (
  <>
    <rect x="-25" y="-11" width="50" height="22" rx="11" fill="var(--new)" stroke="var(--white)" />
    <text y="4" textAnchor="middle" fontSize="11" fontWeight="600" fill="var(--white)" stroke="none">
      PoPP
    </text>
  </>
);

function lookOf(traveller: Traveller, { layout, labels }: Brush): ReactNode {
  const words = (name: keyof typeof labels.tokens) => (layout.hasWords ? labels.tokens[name] : null);
  switch (traveller) {
    case 'card':
      return CARD;
    case 'presence':
      return PRESENCE;
    case 'questionOld':
    case 'questionNew':
    case 'passNew':
      return <Token mark={QUESTION_MARK} color="var(--ink)" words={words('question')} />;
    case 'answerOld':
      return <Token mark={TICK} color="var(--old)" words={words('answer')} />;
    case 'answerNew':
      return <Token mark={TICK} color="var(--new)" words={words('answer')} />;
    case 'prescriptionOut':
    case 'prescriptionBack':
      return <Token mark={SHEET} color="var(--ink)" words={words('prescription')} />;
    // Without words: it comes to its lane between people and house.
    case 'signIn':
    case 'signInPass':
      return <Token mark={KEY} color="var(--ink)" words={null} />;
    case 'signInBack':
      return <Token mark={TICK} color="var(--new)" words={null} />;
    case 'intruderUp':
    case 'intruderDown':
      return <Token mark={EXCLAMATION_MARK} color="var(--bad)" words={null} />;
  }
}

export function Travellers(brush: Brush) {
  return Object.entries(TRAVELLERS).map(([name, wayName]) => {
    const traveller = name as Traveller;
    const way = brush.layout.ways[wayName];
    return (
      way && (
        <g key={traveller} {...part(brush, `go-${traveller}`, { way })}>
          {lookOf(traveller, brush)}
        </g>
      )
    );
  });
}
