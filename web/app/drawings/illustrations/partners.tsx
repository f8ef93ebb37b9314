import { Line, Node } from '~/drawings/parts';

export function PartnersIllustration() {
  return (
    <>
      <Line d="M70 100H250M70 100L160 36L250 100L160 164Z" />
      <Node x={70} y={100} r={32} fill="tint" />
      <Node x={250} y={100} r={32} fill="tint" />
      <Node x={160} y={36} r={13} fill="solid" />
      <Node x={160} y={164} r={13} fill="solid" />
    </>
  );
}
