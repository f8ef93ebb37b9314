import { Box, Line, Node } from '~/drawings/parts';

/** Many systems on one interface: replacing one leaves no gap. */
export function InteroperabilityIllustration() {
  return (
    <>
      <Line d="M72 44H120V92M72 100H120M72 156H120V108" />
      <Box x={24} y={26} w={52} h={36} />
      <Box x={24} y={82} w={52} h={36} />
      <Box x={24} y={138} w={52} h={36} kind="flow" />
      <Box x={120} y={64} w={72} h={72} r={14} fill="tint" />
      <Node x={156} y={100} r={10} />
      <Node x={156} y={100} r={4} fill="solid" />
      <Line d="M192 82H228V56H256M192 100H256M192 118H228V144H256" />
      <Node x={264} y={56} r={8} />
      <Node x={264} y={100} r={8} />
      <Node x={264} y={144} r={8} />
      <Line d="M38 44h24M38 100h24M38 156h24" kind="faint" />
    </>
  );
}
