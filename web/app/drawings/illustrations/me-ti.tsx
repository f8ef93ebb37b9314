import { Box, Line, Node } from '~/drawings/parts';

export function MeTiIllustration() {
  return (
    <>
      <Box x={34} y={28} w={78} h={144} r={14} />
      <Box x={208} y={28} w={78} h={144} r={14} />
      <Line d="M64 38h18M238 38h18" kind="faint" />
      <Box x={44} y={54} w={44} h={20} r={8} fill="tint" />
      <Box x={58} y={82} w={44} h={28} r={8} />
      <Box x={44} y={118} w={52} h={20} r={8} fill="tint" />
      <Box x={218} y={54} w={52} h={28} r={8} />
      <Box x={232} y={90} w={44} h={20} r={8} fill="tint" />
      <Box x={218} y={118} w={40} h={20} r={8} />
      <Line d="M66 92h28M66 100h18M226 64h34M226 72h22" kind="faint" />
      <Line d="M112 100H138M182 100H208" kind="flow" />
      <Box x={138} y={86} w={44} h={36} r={9} fill="tint" />
      <Line d="M148 86v-8a12 12 0 0 1 24 0v8" />
      <Node x={160} y={101} r={4} fill="solid" />
      <Line d="M160 104v7" />
      <Line d="M124 46C140 34 180 34 196 46M124 154C140 166 180 166 196 154" kind="faint" />
      <Node x={160} y={37} r={4} fill="solid" />
      <Node x={160} y={163} r={4} fill="solid" />
    </>
  );
}
