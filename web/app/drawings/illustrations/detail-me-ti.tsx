import { Box, Line, Node, Person, Ring } from '~/drawings/parts';

/** Both ends read the message; the service in between sees dots. */
export function MeTiDetail() {
  return (
    <>
      {[48, 272].map((x) => (
        <g key={x}>
          <Person x={x} y={40} size={1.1} />
          <Box x={x - 36} y={76} w={72} h={48} r={10} fill={x === 48 ? 'tint' : 'ground'} />
          <Line d={`M${x - 22} 92h44M${x - 22} 102h30M${x - 22} 112h38`} />
          <Line d={`M${x - 6} 152v-5a6 6 0 0 1 12 0v5`} />
          <Box x={x - 10} y={152} w={20} h={15} r={4} fill="tint" />
          <Node x={x} y={159} r={2} fill="solid" />
          <Line d={`M${x} 124V140`} kind="faint" />
        </g>
      ))}
      <Line d="M84 100H116M204 100H236" kind="flow" />
      <Ring x={160} y={100} r={62} />
      <Box x={116} y={76} w={88} h={48} r={10} />
      {[92, 102, 112].flatMap((y, row) =>
        [130, 142, 154, 166, 178, 190]
          .slice(0, 6 - row)
          .map((x) => <Node key={`${x}-${y}`} x={x} y={y} r={2.2} fill="solid" />),
      )}
    </>
  );
}
