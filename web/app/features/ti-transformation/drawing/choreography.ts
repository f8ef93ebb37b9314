import { PHASE_MS, type Phase } from '~/features/ti-transformation/playback/phases';
import type { Excursion } from '~/features/ti-transformation/playback/playback';
import { BOXES, type BoxId, CARD_IDS, ZONES } from './boxes';
import type { Move } from './moves';
import type { Channel, Part } from './parts';
import { OLD_BOXES, STORY, TRIED } from './story';

/** Before the start the picture is that of the finished phase 1; parts not named are out of sight. */
const SEEN_AT_FIRST: ReadonlySet<string> = new Set([
  ...ZONES.map((zone) => `zone-${zone}`),
  ...[...ZONES, ...BOXES.map(({ id }) => id)].map((id) => `shade-${id}`),
  ...[...CARD_IDS, 'house'].map((id) => `old-${id}`),
  ...[...OLD_BOXES, 'tunnel'].map((id) => `box-${id}`),
  'caption-year1',
  'caption-trust',
  'connector-first',
  'gate-bar',
  'gateway-solid',
  'go-answerOld',
  'road-old',
  'run-card',
  'run-old',
  'tunnel-label',
]);
const COMPLETE_AT_FIRST: ReadonlySet<string> = new Set([
  'box-tunnel grow',
  'gate-bar grow',
  'go-answerOld along',
  'run-card grow',
  'run-old grow',
]);

const key = (part: Part, channel: Channel) => `${part} ${channel}`;

function restOf(part: Part, channel: Channel): number {
  const isThere = channel === 'opacity' ? SEEN_AT_FIRST.has(part) : COMPLETE_AT_FIRST.has(key(part, channel));
  return isThere ? 1 : 0;
}

export interface Moment {
  readonly phase: Phase | null;
  readonly elapsed: number;
  readonly excursion: Excursion | null;
}

export interface Track {
  readonly part: Part;
  readonly channel: Channel;
  readonly rest: number;
  readonly told: Move[];
  readonly tried: Partial<Record<Excursion, Move[]>>;
}

const tracks = new Map<string, Track>();

function trackOf({ part, channel }: Pick<Move, 'part' | 'channel'>): Track {
  const track = tracks.get(key(part, channel)) ?? {
    part,
    channel,
    rest: restOf(part, channel),
    told: [],
    tried: {},
  };
  tracks.set(key(part, channel), track);
  return track;
}

for (const [phase, moves] of Object.entries(STORY)) {
  const offset = (Number(phase) - 1) * PHASE_MS;
  for (const each of moves) {
    trackOf(each).told.push({ ...each, from: each.from + offset, until: each.until + offset });
  }
}
for (const [excursion, moves] of Object.entries(TRIED) as [Excursion, readonly Move[]][]) {
  for (const each of moves) {
    const { tried } = trackOf(each);
    tried[excursion] = [...(tried[excursion] ?? []), each];
  }
}
for (const { told } of tracks.values()) told.sort((a, b) => a.from - b.from);

export const TRACKS: readonly Track[] = [...tracks.values()];

function follow(moves: readonly Move[], start: number, now: number): number {
  let value = start;
  for (const { from, until, to, ease } of moves) {
    if (now < from) break;
    value = now >= until ? to : value + (to - value) * ease((now - from) / (until - from));
  }
  return value;
}

export function trackValue({ rest, told, tried }: Track, { phase, elapsed, excursion }: Moment): number {
  if (phase === null) return rest;
  const value = follow(told, rest, (phase - 1) * PHASE_MS + (excursion ? PHASE_MS : elapsed));
  return excursion ? follow(tried[excursion] ?? [], value, elapsed) : value;
}

/** Returns a part's value at a moment. A pure function, so that every way to a moment shows the same. */
export function valueAt(moment: Moment, part: Part, channel: Channel): number {
  const track = tracks.get(key(part, channel));
  return track ? trackValue(track, moment) : restOf(part, channel);
}

export const stillAt = (phase: Phase): Moment => ({ phase, elapsed: PHASE_MS, excursion: null });

export const BEFORE_START: Moment = { phase: null, elapsed: 0, excursion: null };

export function boxesIn(phase: Phase | null): BoxId[] {
  const moment = phase === null ? BEFORE_START : stillAt(phase);
  return BOXES.map(({ id }) => id).filter((id) => valueAt(moment, `box-${id}`, 'opacity') > 0);
}
