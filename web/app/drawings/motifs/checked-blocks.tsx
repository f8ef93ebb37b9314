import { Box, Line, Tick } from '~/drawings/parts';

const ROWS = [
  { y: 34, blocks: [40, 124, 208], confirmed: 2 },
  { y: 80, blocks: [40, 124, 208], confirmed: 1 },
  { y: 126, blocks: [40, 124, 208], confirmed: 2 },
] as const;

/** Some parts of a system are confirmed, others only claimed. */
export function CheckedBlocksMotif() {
  return (
    <>
      {ROWS.map(({ y, blocks, confirmed }) =>
        blocks.map((x, index) =>
          index < confirmed ? (
            <g key={x}>
              <Box x={x} y={y} w={72} h={38} fill="ground" />
              <Tick x={x + 20} y={y + 19} r={11} />
              <Line d={`M${x + 40} ${y + 15}h20M${x + 40} ${y + 24}h12`} kind="faint" />
            </g>
          ) : (
            <g key={x}>
              <Box x={x} y={y} w={72} h={38} fill="tint" kind="flow" />
              <Line d={`M${x + 16} ${y + 19}h40`} kind="faint" />
            </g>
          ),
        ),
      )}
    </>
  );
}
