import { Line, Node, Ring, Shape } from '~/drawings/parts';

const DOMAINS = [
  {
    at: [62, 118],
    members: [
      [-16, -10],
      [17, -6],
      [-2, 20],
    ],
  },
  {
    at: [160, 142],
    members: [
      [-18, 2],
      [14, -14],
      [12, 18],
    ],
  },
  {
    at: [258, 118],
    members: [
      [-16, -4],
      [16, -12],
      [6, 18],
    ],
  },
] as const;
const RADIUS = 42;

export function IdatikIllustration() {
  return (
    <>
      <Line d="M160 46L81 80M160 46V100M160 46L239 80" />
      <Line d="M104 122L119 130M201 130L216 122" kind="flow" />
      {DOMAINS.map(({ at: [x, y], members }, domain) => (
        <g key={x}>
          <Ring x={x} y={y} r={RADIUS} kind="plain" />
          <Line d={`M${members.map(([dx, dy]) => `${x + dx} ${y + dy}`).join('L')}z`} kind="faint" />
          {members.map(([dx, dy], index) => (
            <Node
              key={dx}
              x={x + dx}
              y={y + dy}
              r={index === domain ? 9 : 6.5}
              fill={index === domain ? 'tint' : 'ground'}
            />
          ))}
        </g>
      ))}
      <Node x={81} y={80} r={4} fill="solid" />
      <Node x={160} y={100} r={4} fill="solid" />
      <Node x={239} y={80} r={4} fill="solid" />
      <Shape d="M160 14L184 38L160 62L136 38z" />
      <Shape d="M160 25L173 38L160 51L147 38z" fill="tint" />
      <Node x={160} y={38} r={4} fill="solid" />
    </>
  );
}
