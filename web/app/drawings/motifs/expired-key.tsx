import { Box, Cross, Line, Node, Tick } from '~/drawings/parts';

export function ExpiredKeyMotif() {
  return (
    <>
      <Box x={40} y={46} w={118} h={108} r={14} kind="flow" />
      <Node x={76} y={100} r={20} fill="tint" />
      <Node x={76} y={100} r={7} />
      <Line d="M96 100H142V114M128 100V110M114 100V107" />
      <Cross x={158} y={46} r={15} />
      <Line d="M158 100H206" kind="flow" />
      <Box x={206} y={56} w={76} h={88} r={14} fill="tint" />
      <Node x={244} y={82} r={13} />
      <Node x={244} y={82} r={4} fill="solid" />
      <Line d="M244 95V128H254M244 118H252" />
      <Tick x={270} y={146} r={14} />
    </>
  );
}
