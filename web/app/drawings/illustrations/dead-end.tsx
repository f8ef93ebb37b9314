import { Box, Cross, Line, Node, Ring } from '~/drawings/parts';

export function DeadEndDrawing() {
  return (
    <>
      <Line d="M44 150L96 60L160 112" />
      <Line d="M160 112L206 84" kind="flow" />
      <Line d="M44 150L120 168L210 164L272 132M96 60L164 32L264 40" kind="faint" />
      <Node x={44} y={150} r={12} fill="tint" />
      <Node x={96} y={60} r={9} />
      <Node x={160} y={112} r={9} fill="solid" />
      <Node x={120} y={168} r={5} />
      <Node x={210} y={164} r={7} fill="tint" />
      <Node x={272} y={132} r={5} fill="solid" />
      <Node x={164} y={32} r={5} fill="solid" />
      <Node x={264} y={40} r={7} />
      <Ring x={232} y={76} r={30} kind="flow" />
      <Cross x={232} y={76} r={14} />
      <Box x={30} y={106} w={28} h={22} r={7} />
      <Line d="M39 117h10" />
    </>
  );
}
