import { Box, Line, Node, Ring } from '~/drawings/parts';

export function GateIllustration() {
  return (
    <>
      <Line d="M8 100H116" />
      <Node x={8} y={100} r={5} fill="solid" />
      <Node x={64} y={100} r={5} />
      <Line d="M204 100H256M256 100V60H300M256 100H308M256 100V140H300" kind="flow" />
      <Node x={256} y={100} r={5} fill="tint" />
      <Node x={304} y={60} r={5} />
      <Node x={312} y={100} r={5} />
      <Node x={304} y={140} r={5} />
      <Ring x={160} y={100} r={58} />
      <Node x={160} y={100} r={44} fill="tint" />
      <Line d="M147 94v-9a13 13 0 0 1 26 0v9" />
      <Box x={140} y={94} w={40} h={30} r={6} />
      <Node x={160} y={106} r={3.5} fill="solid" />
      <Line d="M160 109V116" />
    </>
  );
}
