import { Line, Node, Person, Ring } from '~/drawings/parts';

const PLACES = [66, 128, 190];

export function TeamMotif() {
  return (
    <>
      <Line d="M66 152H190" />
      <Line d="M190 152H252" kind="flow" />
      {PLACES.map((x, index) => (
        <g key={x}>
          <Line d={`M${x} ${index === 1 ? 106 : 118}V152`} />
          <Person x={x} y={index === 1 ? 80 : 92} size={1.3} />
          <Node x={x} y={152} r={8} fill="tint" />
        </g>
      ))}
      <Line d="M252 118V152M252 80v24M240 92h24" kind="flow" />
      <Ring x={252} y={92} r={26} kind="flow" />
      <Node x={252} y={152} r={8} />
    </>
  );
}
