import { Box, Line, Node, Shape } from '~/drawings/parts';

const WEEKS = [98, 122, 146];
const DAYS = [104, 132, 160, 188, 216];

export function CalendarMotif() {
  return (
    <>
      <Line d="M38 122H80M240 122H282" kind="flow" />
      <Node x={42} y={122} r={6} />
      <Node x={278} y={122} r={6} fill="tint" />
      <Box x={80} y={38} w={160} h={134} r={14} />
      <Shape d="M80 74V52a14 14 0 0 1 14-14H226a14 14 0 0 1 14 14V74z" fill="tint" />
      <Line d="M120 24V50M200 24V50" />
      {WEEKS.flatMap((y) =>
        DAYS.map((x) => <Node key={`${x} ${y}`} x={x} y={y} r={5} fill={x + y < 250 ? 'tint' : 'ground'} />),
      )}
      <Node x={188} y={122} r={15} />
      <Node x={188} y={122} r={8} fill="solid" />
    </>
  );
}
