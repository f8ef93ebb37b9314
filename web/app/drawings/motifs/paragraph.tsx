import { Box, Line, Node } from '~/drawings/parts';

export function ParagraphMotif() {
  return (
    <>
      <Box x={62} y={38} w={72} h={128} r={8} fill="tint" />
      <Box x={186} y={38} w={72} h={128} r={8} fill="tint" />
      <Line
        d="M74 62h34M74 78h30M74 94h32M74 110h28M74 126h34M212 62h34M216 78h30M214 94h32M218 110h28M212 126h34"
        kind="faint"
      />
      <Box x={116} y={24} w={88} h={152} r={12} />
      <g strokeWidth="3.5">
        <Line d="M178 70c-3-12-18-16-28-10s-10 18 2 24l24 12c14 8 12 24-2 28" />
        <Line d="M142 130c3 12 18 16 28 10s10-18-2-24l-24-12c-14-8-12-24 2-28" />
      </g>
      <Node x={62} y={102} r={6} />
      <Node x={258} y={102} r={6} />
      <Line d="M38 102H56M264 102H282" kind="flow" />
    </>
  );
}
