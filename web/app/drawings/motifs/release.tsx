import { Arrow, Box, Line, Node, Shape } from '~/drawings/parts';

export function ReleaseMotif() {
  return (
    <>
      <Shape d="M94 98L66 78L132 64L160 84z" />
      <Shape d="M226 98L254 78L188 64L160 84z" />
      <Box x={94} y={98} w={132} h={76} r={8} fill="tint" />
      <Line d="M94 98L160 84L226 98" kind="faint" />
      <Arrow from={[160, 142]} to={[160, 62]} />
      <Node x={160} y={142} r={5} fill="solid" />
      <Node x={160} y={42} r={19} />
      <Node x={160} y={42} r={8} fill="solid" />
      <Line d="M108 158h28" kind="faint" />
      <Line d="M40 42H124M196 42H280" kind="flow" />
      <Node x={46} y={42} r={5} />
      <Node x={88} y={42} r={7} fill="tint" />
      <Node x={274} y={42} r={5} />
    </>
  );
}
