import { MOVING, type Moment, valueAt } from './choreography';
import type { Layout } from './layout';
import { type Channel, type Part, TRAVELLERS, type Traveller } from './parts';
import { pointAlong } from './paths';

export interface Look {
  opacity?: number;
  transform?: string;
}

const moving = new Map<Part, Channel[]>();
for (const { part, channel } of MOVING) moving.set(part, [...(moving.get(part) ?? []), channel]);

export const MOVING_PARTS = [...moving.keys()];

const isTraveller = (name: string): name is Traveller => name in TRAVELLERS;
const GO = 'go-';

const short = (value: number) => Math.round(value * 1_000) / 1_000;
const shift = (x: number, y: number) => `translate(${short(x)} ${short(y)})`;

function growth({ boxes: { tunnel }, tunnelGrows }: Layout, share: number): string {
  // Not 0: browsers cannot measure an element without extent.
  const scale = short(Math.max(share, 0.001));
  return tunnelGrows === 'right'
    ? `${shift(tunnel.x, 0)} scale(${scale} 1) ${shift(-tunnel.x, 0)}`
    : `${shift(0, tunnel.y)} scale(1 ${scale}) ${shift(0, -tunnel.y)}`;
}

function transformOf(layout: Layout, part: Part, channel: Channel, value: number): string {
  if (channel === 'y') return shift(0, value);
  if (channel === 'grow') return growth(layout, value);
  const traveller = part.slice(GO.length);
  if (!isTraveller(traveller)) throw new Error(`${part} has no way to go along.`);
  const [x, y] = pointAlong(layout.ways[TRAVELLERS[traveller]], value);
  return shift(x, y);
}

export function lookAt(layout: Layout, moment: Moment, part: Part): Look {
  const look: Look = {};
  for (const channel of moving.get(part) ?? []) {
    const value = valueAt(moment, part, channel);
    if (channel === 'opacity') look.opacity = short(value);
    else look.transform = transformOf(layout, part, channel, value);
  }
  return look;
}

/** Converts an SVG transform to CSS, whose lengths need units and whose arguments need commas. */
export function asStyle(transform: string): string {
  return transform.replace(/(translate|scale)\((\S+) (\S+)\)/g, (_all, name: string, x: string, y: string) =>
    name === 'translate' ? `translate(${x}px, ${y}px)` : `scale(${x}, ${y})`,
  );
}
