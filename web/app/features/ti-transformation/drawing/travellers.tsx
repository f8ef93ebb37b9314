import type { ReactNode } from 'react';
import { type Brush, part } from './brush';
import { TRAVELLERS, type Traveller } from './parts';

const question = (
  <>
    <circle r="9" fill="var(--ink)" stroke="var(--white)" />
    <path
      d="M-2.6 -2.4C-2.6 -5.6 3 -5.4 3 -2.2C3 0 0 0 0 2M0 4.6V4.7"
      stroke="var(--white)"
      strokeWidth="1.75"
    />
  </>
);
const answer = (
  <>
    <circle r="9" fill="var(--new)" stroke="var(--white)" />
    <path d="M-3.6 0.4L-1 3L4 -2.8" stroke="var(--white)" strokeWidth="1.75" />
  </>
);
const intruder = (
  <>
    <circle r="9" fill="var(--bad)" stroke="var(--white)" />
    <path d="M0 -4.5V1M0 4.2V4.3" stroke="var(--white)" strokeWidth="2" />
  </>
);

const LOOKS: Record<Traveller, ReactNode> = {
  card: (
    <>
      <rect x="-14" y="-9" width="28" height="18" rx="3" fill="var(--white)" stroke="var(--old)" />
      <rect x="-9" y="-4" width="7" height="6" rx="1" fill="var(--old-soft)" />
      <path d="M2 4H9" />
    </>
  ),
  presence: (
    <>
      <rect x="-25" y="-11" width="50" height="22" rx="11" fill="var(--new)" stroke="var(--white)" />
      <text y="4" textAnchor="middle" fontSize="11" fontWeight="600" fill="var(--white)" stroke="none">
        PoPP
      </text>
    </>
  ),
  questionOld: question,
  questionIn: question,
  questionOut: question,
  answerOld: answer,
  answerOut: answer,
  answerIn: answer,
  intruderUp: intruder,
  intruderDown: intruder,
};

export function Travellers(brush: Brush) {
  return Object.keys(TRAVELLERS).map((name) => {
    const traveller = name as Traveller;
    return (
      <g key={traveller} {...part(brush, `go-${traveller}`)}>
        {LOOKS[traveller]}
      </g>
    );
  });
}
