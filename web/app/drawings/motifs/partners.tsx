import { Line, Node, Ring, Shape } from '~/drawings/parts';

export function PartnersMotif() {
  return (
    <>
      <Node x={118} y={100} r={70} />
      <Node x={202} y={100} r={70} />
      <Shape d="M160 44a70 70 0 0 1 0 112a70 70 0 0 1 0-112z" fill="tint" />
      <Ring x={118} y={100} r={70} kind="plain" />
      <Line d="M82 78L94 122L160 100L226 78L238 122M82 78L160 100L238 122" kind="faint" />
      <Node x={82} y={78} r={9} />
      <Node x={94} y={122} r={9} />
      <Node x={226} y={78} r={9} />
      <Node x={238} y={122} r={9} />
      <Node x={160} y={100} r={17} />
      <Node x={160} y={100} r={7} fill="solid" />
    </>
  );
}
