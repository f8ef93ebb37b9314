import { Box, Line, Node } from '~/drawings/parts';

const FLOORS = [116, 140];

export function HospitalMotif() {
  return (
    <>
      <Line d="M36 172H284" />
      <Line d="M72 92V50H112M248 92V50H208" kind="flow" />
      <Node x={72} y={50} r={7} />
      <Node x={248} y={50} r={7} />
      <Box x={44} y={92} w={64} h={80} r={6} fill="tint" />
      <Box x={212} y={92} w={64} h={80} r={6} fill="tint" />
      <Box x={108} y={34} w={104} h={138} r={8} />
      <Node x={160} y={68} r={22} fill="tint" />
      <Line d="M160 57V79M149 68H171" />
      {FLOORS.map((y) => (
        <g key={y}>
          {[58, 80, 226, 248].map((x) => (
            <Box key={x} x={x} y={y - 8} w={14} h={14} r={3} />
          ))}
          {[120, 186].map((x) => (
            <Box key={x} x={x} y={y - 8} w={14} h={14} r={3} fill="tint" />
          ))}
        </g>
      ))}
      <Line d="M144 172V124a16 16 0 0 1 32 0V172M160 112V172" />
    </>
  );
}
