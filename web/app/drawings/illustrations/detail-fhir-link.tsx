import { Chip, Line, Node } from '~/drawings/parts';

const COLUMNS = 11;
const RESOURCES = 33;
const at = (index: number) => ({ x: 40 + (index % COLUMNS) * 24, y: 126 + Math.floor(index / COLUMNS) * 26 });

/** Each label is straight above its node, so that no line runs behind a chip. */
const NAMED = [
  { label: 'Observation', y: 14, w: 88, node: 1 },
  { label: 'Encounter', y: 14, w: 80, node: 5 },
  { label: 'Patient', y: 14, w: 64, node: 9 },
  { label: 'Condition', y: 58, w: 76, node: 3 },
  { label: 'Consent', y: 58, w: 68, node: 7 },
];

export function FhirLinkDetail() {
  const named = new Set(NAMED.map(({ node }) => node));
  return (
    <>
      {NAMED.map(({ label, y, node }) => (
        <Line key={label} d={`M${at(node).x} ${y + 24}V${at(node).y - 7}`} kind="faint" />
      ))}
      {Array.from({ length: RESOURCES }, (_, index) => (
        <Node
          key={at(index).x + at(index).y * 1000}
          {...at(index)}
          r={named.has(index) ? 7 : 5}
          fill={named.has(index) ? 'solid' : index % 4 === 0 ? 'tint' : 'ground'}
        />
      ))}
      {NAMED.map(({ label, y, w, node }) => (
        <Chip key={label} x={at(node).x - w / 2} y={y} w={w} label={label} />
      ))}
    </>
  );
}
