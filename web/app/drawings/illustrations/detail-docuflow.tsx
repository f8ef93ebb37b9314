import { Arrow, Box, Line, Node, Shape } from '~/drawings/parts';

const LAYERS = [54, 94, 134];

/** Written once, read often, never overwritten. */
export function DocuflowDetail() {
  return (
    <>
      <Shape d="M20 74h36l14 14v44a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V80a6 6 0 0 1 6-6z" />
      <Shape d="M56 74v10a4 4 0 0 0 4 4h10" fill="tint" />
      <Line d="M26 100h32M26 110h32M26 120h20" kind="faint" />
      <Arrow from={[76, 110]} to={[106, 110]} />
      {LAYERS.map((y, index) => (
        <g key={y}>
          <Box x={112} y={y} w={96} h={32} r={9} fill={index === 1 ? 'tint' : 'ground'} />
          <Node x={130} y={y + 16} r={5} fill={index === 1 ? 'solid' : 'tint'} />
          <Line d={`M146 ${y + 11}h46M146 ${y + 21}h32`} kind="faint" />
          <Arrow from={[214, y + 16]} to={[276, y + 16]} kind="flow" />
          <Node x={290} y={y + 16} r={7} />
        </g>
      ))}
      <Line d="M150 34v-8a10 10 0 0 1 20 0v8" />
      <Box x={144} y={34} w={32} h={20} r={5} fill="tint" />
      <Node x={160} y={44} r={2.5} fill="solid" />
      <Line d="M112 176H208" kind="faint" />
      <Node x={112} y={176} r={3} fill="solid" />
      <Node x={208} y={176} r={3} fill="solid" />
    </>
  );
}
