import { Box, Line, Node } from '~/drawings/parts';

export function SecurityIllustration() {
  return (
    <>
      <Line d="M32 52H132M32 100H132M188 52H288M188 100H288" kind="flow" />
      <Line d="M32 148H126" kind="flow" />
      <Node x={32} y={52} />
      <Node x={32} y={100} />
      <Node x={32} y={148} />
      <Box x={132} y={20} w={56} h={160} r={12} fill="tint" />
      <Node x={160} y={52} r={14} />
      <Node x={160} y={100} r={14} />
      <Node x={160} y={148} r={14} />
      <Line d="M154 52l4 5 8-10M154 100l4 5 8-10M155 143l10 10M165 143l-10 10" />
      <Node x={288} y={52} fill="solid" />
      <Node x={288} y={100} fill="solid" />
    </>
  );
}
