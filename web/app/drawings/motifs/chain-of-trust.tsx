import { Box, Line, Node, Person, Shape, Sheet, Tick } from '~/drawings/parts';

export function ChainOfTrustMotif() {
  return (
    <>
      <Line d="M160 54L84 112M160 54L236 112" />
      <Line d="M130 146H190" kind="flow" />
      <Shape d="M160 22L194 56L160 90L126 56z" />
      <Shape d="M160 38L178 56L160 74L142 56z" fill="tint" />
      <Node x={160} y={56} r={5} fill="solid" />
      <Sheet x={102} y={68} w={22} h={28} />
      <Sheet x={196} y={68} w={22} h={28} />
      <Box x={40} y={112} w={90} h={66} r={12} fill="tint" />
      <Person x={68} y={145} size={0.95} />
      <Line d="M96 138h22M96 150h16" kind="faint" />
      <Box x={190} y={112} w={90} h={66} r={12} fill="tint" />
      <Line d="M190 130H280" />
      <Node x={201} y={121} r={2.5} fill="solid" />
      <Node x={210} y={121} r={2.5} fill="solid" />
      <Line d="M204 144h42M204 156h28" kind="faint" />
      <Tick x={160} y={146} r={15} />
    </>
  );
}
