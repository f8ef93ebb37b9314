import { Box, Line, Node, Person } from '~/drawings/parts';

const TENANTS = [64, 160, 256];

export function IdatikDetail() {
  return (
    <>
      <Line d="M112 12V138M208 12V138" kind="flow" />
      {TENANTS.map((x, index) => (
        <g key={x}>
          <Box x={x - 38} y={16} w={76} h={112} r={12} fill={index === 1 ? 'tint' : 'ground'} />
          <Person x={x} y={50} size={1.05} />
          <Line d={`M${x - 22} 86h44M${x - 22} 96h32M${x - 22} 106h38`} kind="faint" />
          <Line d={`M${x} 128V156`} />
          <Node x={x} y={128} r={4} fill="solid" />
        </g>
      ))}
      <Box x={26} y={156} w={268} h={30} r={10} fill="tint" />
      {TENANTS.map((x) => (
        <Node key={x} x={x} y={171} r={5} />
      ))}
      <Line d="M69 171H155M165 171H251" kind="faint" />
    </>
  );
}
