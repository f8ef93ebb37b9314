import type { Arrangement } from '~/drawings/scene';
import type { SceneTexts } from '~/drawings/scene.server';

type Texts = SceneTexts<'me-ti'>;

export interface Spot {
  x: number;
  y: number;
}
interface Area extends Spot {
  w: number;
  h: number;
}

export interface House extends Area {
  name: keyof Texts['organisations'];
  roof: number;
  people: {
    who: keyof Texts['people'];
    at: Spot;
    room: number;
    message: Area;
    writes: keyof Texts['messages'];
  }[];
  server: Spot;
  note: Spot & { width: number; anchor: 'start' | 'middle' };
  wires: string;
}

export interface Layout {
  height: number;
  text: number;
  person: number;
  houses: House[];
  thread: string;
  lock: Spot & { size: number };
  cipher: Spot[];
  labels: Spot & { width: number; anchor: 'start' | 'middle'; below: number };
}

export const LAYOUTS: Record<Arrangement, Layout> = {
  wide: {
    height: 384,
    text: 15,
    person: 1.15,
    houses: [
      {
        ...{ name: 'hospital', x: 1, y: 2, w: 449, h: 380, roof: 76 },
        people: [
          {
            who: 'nursing',
            at: { x: 62, y: 136 },
            room: 104,
            message: { x: 116, y: 108, w: 200, h: 72 },
            writes: 'question',
          },
          {
            who: 'doctor',
            at: { x: 62, y: 286 },
            room: 104,
            message: { x: 116, y: 258, w: 200, h: 72 },
            writes: 'answer',
          },
        ],
        server: { x: 386, y: 218 },
        note: { x: 386, y: 260, width: 124, anchor: 'middle' },
        wires: 'M300 180V258M300 218H352',
      },
      {
        ...{ name: 'practice', x: 750, y: 2, w: 449, h: 380, roof: 76 },
        people: [
          {
            who: 'practice',
            at: { x: 1138, y: 212 },
            room: 104,
            message: { x: 884, y: 108, w: 200, h: 72 },
            writes: 'question',
          },
          {
            who: 'practice',
            at: { x: 1138, y: 212 },
            room: 104,
            message: { x: 884, y: 258, w: 200, h: 72 },
            writes: 'answer',
          },
        ],
        server: { x: 814, y: 218 },
        note: { x: 814, y: 260, width: 124, anchor: 'middle' },
        wires: 'M900 180V258M900 218H848',
      },
    ],
    thread: 'M420 218H780',
    lock: { x: 600, y: 218, size: 1.7 },
    cipher: [
      { x: 510, y: 200 },
      { x: 690, y: 200 },
    ],
    labels: { x: 600, y: 152, width: 270, anchor: 'middle', below: 284 },
  },
  tall: {
    height: 716,
    text: 12,
    person: 0.8,
    houses: [
      {
        ...{ name: 'hospital', x: 1, y: 2, w: 318, h: 296, roof: 52 },
        people: [
          {
            who: 'nursing',
            at: { x: 44, y: 92 },
            room: 76,
            message: { x: 94, y: 74, w: 208, h: 44 },
            writes: 'question',
          },
          {
            who: 'doctor',
            at: { x: 44, y: 164 },
            room: 76,
            message: { x: 94, y: 146, w: 208, h: 44 },
            writes: 'answer',
          },
        ],
        server: { x: 88, y: 256 },
        note: { x: 134, y: 256, width: 178, anchor: 'start' },
        wires: 'M110 118V230',
      },
      {
        ...{ name: 'practice', x: 1, y: 420, w: 318, h: 294, roof: 52 },
        people: [
          {
            who: 'practice',
            at: { x: 276, y: 616 },
            room: 76,
            message: { x: 16, y: 574, w: 208, h: 44 },
            writes: 'question',
          },
          {
            who: 'practice',
            at: { x: 276, y: 616 },
            room: 76,
            message: { x: 16, y: 646, w: 208, h: 44 },
            writes: 'answer',
          },
        ],
        server: { x: 88, y: 522 },
        note: { x: 134, y: 522, width: 178, anchor: 'start' },
        wires: 'M110 546V650',
      },
    ],
    thread: 'M88 284V494',
    lock: { x: 88, y: 358, size: 1.3 },
    cipher: [
      { x: 174, y: 316 },
      { x: 174, y: 400 },
    ],
    labels: { x: 131, y: 346, width: 188, anchor: 'start', below: 372 },
  },
  share: {
    height: 266,
    text: 13,
    person: 0.95,
    houses: [
      {
        ...{ name: 'hospital', x: 1, y: 2, w: 248, h: 262, roof: 50 },
        people: [
          {
            who: 'nursing',
            at: { x: 42, y: 200 },
            room: 78,
            message: { x: 14, y: 84, w: 140, h: 84 },
            writes: 'question',
          },
        ],
        server: { x: 198, y: 140 },
        note: { x: 198, y: 172, width: 98, anchor: 'middle' },
        wires: 'M154 140H170',
      },
      {
        ...{ name: 'practice', x: 391, y: 2, w: 248, h: 262, roof: 50 },
        people: [
          {
            who: 'practice',
            at: { x: 598, y: 200 },
            room: 78,
            message: { x: 486, y: 84, w: 140, h: 84 },
            writes: 'question',
          },
        ],
        server: { x: 442, y: 140 },
        note: { x: 442, y: 172, width: 98, anchor: 'middle' },
        wires: 'M486 140H470',
      },
    ],
    thread: 'M226 140H414',
    lock: { x: 320, y: 140, size: 1.5 },
    cipher: [],
    labels: { x: 320, y: 84, width: 136, anchor: 'middle', below: 196 },
  },
};
