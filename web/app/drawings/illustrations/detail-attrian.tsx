import { Box, Line, Node, Person, Ring } from '~/drawings/parts';

/** A person joins, changes wards and leaves, and their rights follow. */
export function AttrianDetail() {
  return (
    <>
      <Line d="M76 66H142M178 66H244" />
      <Line d="M26 66H40M280 66H296" kind="flow" />
      <Person x={58} y={66} size={0.95} />
      <Person x={160} y={66} size={1.2} />
      <Ring x={262} y={66} r={18} kind="flow" />
      <Line d="M256 60l12 12M268 60l-12 12" kind="faint" />
      <Line d="M58 86V112M160 91V112" kind="faint" />
      <Line d="M262 85V112" kind="flow" />
      {[58, 160].map((x) => (
        <g key={x}>
          <Box x={x - 34} y={112} w={68} h={22} r={7} fill="tint" />
          <Line d={`M${x - 10} 123h30`} />
          <Node x={x - 22} y={123} r={3.5} fill="solid" />
        </g>
      ))}
      <Box x={24} y={142} w={68} h={22} r={7} />
      <Line d="M48 153h20" kind="faint" />
      <Node x={36} y={153} r={3.5} />
      {[142, 172].map((y) => (
        <g key={y}>
          <Box x={126} y={y} w={68} h={22} r={7} fill={y === 142 ? 'tint' : 'ground'} />
          <Line d={`M150 ${y + 11}h30`} kind={y === 142 ? 'plain' : 'faint'} />
          <Node x={138} y={y + 11} r={3.5} fill={y === 142 ? 'solid' : 'ground'} />
        </g>
      ))}
      {[112, 142].map((y) => (
        <Box key={y} x={228} y={y} w={68} h={22} r={7} kind="flow" />
      ))}
      <Node x={110} y={30} r={4} fill="solid" />
      <Node x={212} y={30} r={4} fill="solid" />
      <Line d="M110 34V62M212 34V62" kind="faint" />
    </>
  );
}
