import { Box, Line, Node, Tick } from '~/drawings/parts';

const ROWS = [58, 82, 106, 130, 154];

export function ChecklistMotif() {
  return (
    <>
      <Box x={40} y={26} w={212} h={148} r={14} />
      <Line d="M60 40H116" />
      {ROWS.map((y, row) => (
        <g key={y}>
          <Tick x={68} y={y} r={8} />
          <Line d={`M84 ${y}h${row % 2 ? 44 : 52}M180 ${y}h${row % 2 ? 52 : 40}`} kind="faint" />
          {row < 2 ? <Tick x={164} y={y} r={8} /> : <Node x={164} y={y} r={8} />}
        </g>
      ))}
      <Line d="M252 144L280 172" />
      <Node x={230} y={122} r={30} fill="tint" />
      <Line d="M220 116c0-14 21-14 21-1 0 9-11 8-11 18" />
      <Node x={230} y={141} r={2.5} fill="solid" />
    </>
  );
}
