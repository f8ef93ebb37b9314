import { Arrow, Box, Cross, Line, Node, Person, Shape, Tick } from '~/drawings/parts';

const SERVICES = [46, 100, 154];

export function CheckedRequestMotif() {
  return (
    <>
      {SERVICES.map((y) => (
        <Line key={y} d={`M86 100C108 100 104 ${y} 130 ${y}`} kind={y === 154 ? 'flow' : 'plain'} />
      ))}
      <Box x={40} y={58} w={50} h={84} r={10} fill="tint" />
      <Person x={65} y={92} size={0.9} />
      <Line d="M56 126h18" kind="faint" />
      {SERVICES.map((y) => {
        const isRefused = y === 154;
        return (
          <g key={y}>
            <Shape d={`M152 ${y - 25}l22 8v16c0 14-10 21-22 26-12-5-22-12-22-26v-16z`} />
            {isRefused ? <Cross x={152} y={y} r={10} /> : <Tick x={152} y={y} r={10} />}
            {!isRefused && <Arrow from={[178, y]} to={[210, y]} />}
            <Box
              x={216}
              y={y - 20}
              w={66}
              h={40}
              r={9}
              fill={isRefused ? 'ground' : 'tint'}
              kind={isRefused ? 'flow' : 'plain'}
            />
            <Node x={232} y={y} r={5} fill={isRefused ? 'ground' : 'solid'} />
            <Line d={`M246 ${y - 5}h24M246 ${y + 5}h16`} kind="faint" />
          </g>
        );
      })}
    </>
  );
}
