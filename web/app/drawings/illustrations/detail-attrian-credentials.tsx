import { Box, Line, Node, Person } from '~/drawings/parts';

const FIELDS = [74, 100, 126, 152];

export function AttrianCredentialsDetail() {
  return (
    <>
      <Box x={34} y={14} w={176} h={172} r={12} />
      <Line d="M34 56H210" kind="faint" />
      <Person x={60} y={35} size={0.65} />
      <Line d="M84 31h74M84 41h44" />
      {FIELDS.map((y, index) => (
        <g key={y}>
          <Line d={`M52 ${y}h${[42, 34, 48, 38][index]}`} kind="faint" />
          <Box x={110} y={y - 8} w={[64, 52, 68, 44][index] ?? 60} h={16} r={5} fill="tint" />
          <Line d={`M190 ${y}H240`} kind="flow" />
          <Node x={250} y={y} r={9} />
          <Line d={`M246 ${y}l3 3.5 5.5-7`} />
        </g>
      ))}
      <Line d="M250 83V91M250 109V117M250 135V143" kind="faint" />
      <Line d="M250 65V44" kind="faint" />
      <Node x={250} y={32} r={14} fill="tint" />
      <Line d="M243 32l5 5 9-10" />
    </>
  );
}
