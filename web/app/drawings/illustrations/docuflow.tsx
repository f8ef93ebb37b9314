import { Box, Line, Node, Shape } from '~/drawings/parts';

export function DocuflowIllustration() {
  return (
    <>
      <Box x={74} y={54} w={112} h={128} r={10} fill="tint" />
      <Box x={90} y={38} w={112} h={128} r={10} />
      <Shape d="M106 22h80l32 32v88a10 10 0 0 1-10 10H116a10 10 0 0 1-10-10z" />
      <Shape d="M186 22v22a10 10 0 0 0 10 10h22" fill="tint" />
      <Line d="M124 62h44M124 78h74M124 94h74M124 110h48" kind="faint" />
      <Node x={212} y={136} r={28} />
      <Node x={212} y={136} r={19} fill="tint" />
      <Line d="M204 134v-5a8 8 0 0 1 16 0v5" />
      <Box x={201} y={134} w={22} h={15} r={4} />
      <Node x={212} y={141} r={2.5} fill="solid" />
      <Line d="M240 136H276M276 136V92M276 92H292" kind="flow" />
      <Node x={276} y={136} r={5} />
      <Node x={294} y={92} r={6} fill="tint" />
      <Line d="M74 96H40V128" kind="flow" />
      <Node x={40} y={132} r={5} fill="tint" />
    </>
  );
}
