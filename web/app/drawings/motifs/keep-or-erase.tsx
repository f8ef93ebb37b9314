import { Line, Lock, Node, Shape, Sheet } from '~/drawings/parts';

const DUST = [
  [222, 108],
  [232, 112],
  [243, 107],
  [254, 113],
  [228, 120],
  [248, 121],
] as const;

export function KeepOrEraseMotif() {
  return (
    <>
      <Line d="M160 34V164M132 170H188M146 164H174" />
      <Line d="M80 52L240 40" />
      <Node x={160} y={46} r={10} fill="tint" />
      <Line d="M80 52L46 146M80 52L114 146M240 40L206 132M240 40L274 132" kind="faint" />
      <Node x={80} y={52} r={5} fill="solid" />
      <Node x={240} y={40} r={5} fill="solid" />
      <Sheet x={58} y={86} w={44} h={60} />
      <Lock x={98} y={132} size={1.1} />
      <Shape d="M38 146H122A42 24 0 0 1 38 146z" fill="tint" />
      <Line d="M217 98V70H248L263 85V98" kind="flow" />
      {DUST.map(([x, y]) => (
        <Node key={`${x} ${y}`} x={x} y={y} r={2} fill="solid" />
      ))}
      <Line d="M198 132H282A42 24 0 0 1 198 132z" kind="flow" />
    </>
  );
}
