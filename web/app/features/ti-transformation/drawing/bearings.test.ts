import { expect, it } from 'vitest';
import { readBearings, writeBearings } from './bearings';

/** As a browser reads attributes. */
const asDataset = (written: object) =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name.replace('data-', ''), value]));

it.each([
  {
    way: [
      [12, 40],
      [12, 80.5],
      [-3, 80.5],
    ],
  },
  { growsFrom: { axis: 'x', at: 606 } },
  { growsFrom: { axis: 'y', at: 122 } },
  {},
] as const)('what the server writes about a movement is what browsers read: %j', (bearings) => {
  expect(readBearings(asDataset(writeBearings(bearings)))).toEqual(bearings);
});
