import { Arrow, Cross, Line, Node, Person, Shape } from '~/drawings/parts';

export function WhoWritesWhomMotif() {
  return (
    <>
      <Line d="M64 82V120" kind="flow" />
      <Cross x={64} y={101} r={10} />
      <Person x={64} y={54} size={1.3} />
      <Person x={64} y={148} size={1.3} />
      <Line d="M92 54H118" />
      <Arrow from={[188, 60]} to={[222, 80]} />
      <Line d="M92 148H118" kind="flow" />
      <Arrow from={[188, 142]} to={[222, 120]} kind="flow" />
      <Shape
        d="M128 36h50a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-36l-12 11v-11h-2a10 10 0 0 1-10-10v-18a10 10 0 0 1 10-10z"
        fill="tint"
      />
      <Line d="M132 50h42M132 60h26" kind="faint" />
      <Shape d="M128 126h50a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-2v11l-12-11h-36a10 10 0 0 1-10-10v-18a10 10 0 0 1 10-10z" />
      <Node x={140} y={145} r={3} fill="solid" />
      <Node x={153} y={145} r={3} fill="solid" />
      <Node x={166} y={145} r={3} fill="solid" />
      <Person x={252} y={100} size={1.7} />
    </>
  );
}
