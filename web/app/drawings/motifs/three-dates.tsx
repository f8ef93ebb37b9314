import { Box, Line, Node } from '~/drawings/parts';

const DATES = [
  { x: 76, kind: 'plain', fill: 'tint', day: 'solid' },
  { x: 160, kind: 'plain', fill: 'ground', day: 'solid' },
  { x: 244, kind: 'flow', fill: 'ground', day: 'tint' },
] as const;

export function ThreeDatesMotif() {
  return (
    <>
      <Line d="M42 152H160" />
      <Line d="M160 152H278" kind="flow" />
      {DATES.map(({ x, kind, fill, day }, index) => (
        <g key={x}>
          <Line d={`M${x} 108V152M${x - 14} 36v14M${x + 14} 36v14`} />
          <Box x={x - 32} y={42} w={64} h={66} r={10} fill={fill} kind={kind} />
          <Line d={`M${x - 32} 62h64`} kind={kind} />
          <Line d={`M${x - 20} 76h8M${x - 4} 76h8M${x + 12} 76h8M${x - 20} 92h8`} kind="faint" />
          <Node x={x + 8} y={92} r={index === 1 ? 9 : 6} fill={day} />
          <Node x={x} y={152} r={index === 1 ? 12 : 8} fill={index === 2 ? 'ground' : 'tint'} />
        </g>
      ))}
      <Node x={160} y={152} r={4.5} fill="solid" />
    </>
  );
}
