import { PHASE_MS, type Phase } from '~/features/ti-transformation/playback/phases';
import type { Experiment } from '~/features/ti-transformation/playback/playback';
import { BOXES, type BoxId, CARD_IDS, ZONES } from './boxes';
import type { Move } from './moves';
import type { Channel, Part } from './parts';
import { STORY, TRIED } from './story';

// A moment's picture follows from all moves up to then; a part not moved yet is as before the start.

const REST: Record<Channel, number> = { opacity: 0, y: 0, along: 0, grow: 0 };

const AT_FIRST: Readonly<Record<string, number>> = Object.fromEntries([
  ...ZONES.map((zone) => [`zone-${zone}`, 0.65]),
  ...[...ZONES, ...BOXES.map(({ id }) => id)].map((id) => [`shade-${id}`, 1]),
  ...[...CARD_IDS, 'house'].map((id) => [`old-${id}`, 1]),
  ['connector-first', 1],
  ['gateway-solid', 1],
  ['way-beyond', 1],
]);

const restOf = (part: Part, channel: Channel) =>
  channel === 'opacity' ? (AT_FIRST[part] ?? REST.opacity) : REST[channel];

export interface Moment {
  readonly phase: Phase | null;
  readonly elapsed: number;
  readonly experiment: Experiment | null;
}

const key = (part: Part, channel: Channel) => `${part} ${channel}`;

const tracks = new Map<string, Move[]>();
for (const [phase, moves] of Object.entries(STORY)) {
  const offset = (Number(phase) - 1) * PHASE_MS;
  for (const each of moves) {
    const track = tracks.get(key(each.part, each.channel)) ?? [];
    track.push({ ...each, from: each.from + offset, until: each.until + offset });
    tracks.set(key(each.part, each.channel), track);
  }
}
for (const track of tracks.values()) track.sort((a, b) => a.from - b.from);

export const MOVING: readonly { part: Part; channel: Channel }[] = [
  ...[...tracks.values()].flatMap(([first]) => (first ? [first] : [])),
  ...Object.values(TRIED).flat(),
]
  .filter(
    ({ part, channel }, index, all) =>
      all.findIndex((other) => other.part === part && other.channel === channel) === index,
  )
  .map(({ part, channel }) => ({ part, channel }));

function follow(moves: readonly Move[], start: number, now: number): number {
  let value = start;
  for (const { from, until, to, ease } of moves) {
    if (now < from) break;
    value = now >= until ? to : value + (to - value) * ease((now - from) / (until - from));
  }
  return value;
}

/** Returns a part's value at a moment. A pure function, so that every way to a moment shows the same. */
export function valueAt({ phase, elapsed, experiment }: Moment, part: Part, channel: Channel): number {
  const rest = restOf(part, channel);
  if (phase === null) return rest;
  const track = tracks.get(key(part, channel)) ?? [];
  const told = follow(track, rest, (phase - 1) * PHASE_MS + (experiment ? PHASE_MS : elapsed));
  if (!experiment) return told;
  const tried = TRIED[experiment].filter((each) => each.part === part && each.channel === channel);
  return follow(tried, told, elapsed);
}

export const stillAt = (phase: Phase): Moment => ({ phase, elapsed: PHASE_MS, experiment: null });

export function boxesIn(phase: Phase): BoxId[] {
  return BOXES.map(({ id }) => id).filter((id) => valueAt(stillAt(phase), `box-${id}`, 'opacity') > 0);
}
