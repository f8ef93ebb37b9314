import { Drawing, Line, Node, Person } from './drawing';

const services: [number, number][] = [
  [52, 52],
  [40, 132],
  [112, 172],
  [268, 52],
  [280, 132],
  [208, 172],
  [118, 26],
  [202, 26],
];

/** A federation: one identity in the middle, relying services around it, tenants as rings. */
export function IdatikIllustration() {
  return (
    <Drawing>
      <circle cx="160" cy="98" r="74" strokeOpacity="0.35" strokeDasharray="3 5" />
      <circle cx="160" cy="98" r="46" strokeOpacity="0.6" />
      {services.map(([x, y]) => (
        <Line key={`${x}`} d={`M160 98L${x} ${y}`} kind="faint" />
      ))}
      <Line d="M52 52L118 26M202 26L268 52M40 132L112 172M208 172L280 132" kind="flow" />
      {services.map(([x, y], index) => (
        <Node
          key={`${x}`}
          x={x}
          y={y}
          r={index % 3 === 0 ? 10 : 7}
          fill={index % 3 === 0 ? 'tint' : 'white'}
        />
      ))}
      <Person x={160} y={98} size={1.5} />
      <Node x={160} y={24} r={4} fill="solid" />
      <Node x={96} y={135} r={4} fill="solid" />
      <Node x={224} y={135} r={4} fill="solid" />
    </Drawing>
  );
}
