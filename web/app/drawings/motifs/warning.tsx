import { Box, Line, Node, Shape } from '~/drawings/parts';

export function WarningMotif() {
  return (
    <>
      <Line d="M44 58H106M38 100H100M44 142H112" kind="flow" />
      <Node x={44} y={58} r={7} />
      <Node x={40} y={100} r={5} fill="solid" />
      <Node x={44} y={142} r={7} />
      <Line d="M214 58H276M220 100H280M208 142H276" />
      <Node x={276} y={58} r={7} fill="tint" />
      <Node x={280} y={100} r={5} fill="solid" />
      <Node x={276} y={142} r={7} fill="tint" />
      <Shape d="M160 22l62 20v52c0 42-28 66-62 84-34-18-62-42-62-84V42z" />
      <Shape d="M160 38l46 15v42c0 31-20 49-46 64-26-15-46-33-46-64V53z" fill="tint" />
      <Box x={155} y={64} w={10} h={46} r={5} fill="solid" />
      <Node x={160} y={128} r={5.5} fill="solid" />
    </>
  );
}
