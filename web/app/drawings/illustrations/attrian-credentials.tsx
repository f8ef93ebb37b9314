import { Box, Line, Node, Shape } from '~/drawings/parts';

export function AttrianCredentialsIllustration() {
  return (
    <>
      <Line d="M40 172H280" kind="flow" />
      {[70, 130, 190, 250].map((x) => (
        <Box key={x} x={x - 12} y={160} w={24} h={24} r={7} fill={x === 130 ? 'tint' : 'ground'} />
      ))}
      <Line d="M130 160V126" />
      <Box x={58} y={34} w={132} h={92} r={12} fill="tint" />
      <Box x={78} y={18} w={132} h={92} r={12} />
      <Node x={106} y={48} r={12} />
      <Line d="M98 56c1-5 4-7 8-7s7 2 8 7" />
      <Node x={106} y={43} r={3.5} fill="solid" />
      <Line d="M130 42h56M130 54h38M94 78h92M94 90h60" kind="faint" />
      <Shape d="M214 92l-8 34 18-10 18 10-8-34" />
      <Node x={224} y={82} r={24} />
      <Node x={224} y={82} r={16} fill="tint" />
      <Line d="M217 82l5 5 9-10" />
    </>
  );
}
