import { Box, Line, Node } from '~/drawings/parts';

export function ComplianceIllustration() {
  return (
    <>
      <Box x={60} y={18} w={200} h={164} r={12} />
      <Line d="M84 50V150" />
      {[50, 83, 116, 150].map((y, index) => (
        <g key={y}>
          <Node x={84} y={y} r={9} fill={index < 2 ? 'tint' : 'ground'} />
          {index < 2 && <Line d={`M80 ${y}l3 3.5 6-7`} />}
        </g>
      ))}
      <Line d="M108 46h92M108 79h116M108 112h78M108 146h104" kind="faint" />
      <Line d="M108 55h48M108 88h60M108 121h42M108 155h54" kind="faint" />
      <Node x={248} y={160} r={26} />
      <Node x={248} y={160} r={17} fill="tint" />
      <Line d="M240 160l6 6 10-12" />
    </>
  );
}
