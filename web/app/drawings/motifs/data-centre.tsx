import { Box, Line, Lock, Node, Shape } from '~/drawings/parts';

const UNITS = [44, 86, 128];

export function DataCentreMotif() {
  return (
    <>
      <Box x={40} y={30} w={120} h={144} r={12} fill="tint" />
      {UNITS.map((y, index) => (
        <g key={y}>
          <Box x={52} y={y} w={96} h={32} r={6} />
          <Node x={68} y={y + 16} r={4.5} fill={index === 2 ? 'tint' : 'solid'} />
          <Node x={84} y={y + 16} r={4.5} fill="tint" />
          <Line d={`M100 ${y + 11}h36M100 ${y + 21}h36`} kind="faint" />
        </g>
      ))}
      <Line d="M160 102H190" kind="flow" />
      <Shape d="M206 128a26 26 0 0 1 2-52 34 34 0 0 1 62 14 20 20 0 0 1-4 38z" />
      <Lock x={236} y={102} size={1.1} />
      <Line d="M236 128V156" kind="flow" />
      <Node x={236} y={162} r={8} fill="tint" />
    </>
  );
}
