import { Line, Node, Shape } from '~/drawings/parts';

export function SignatureMotif() {
  return (
    <>
      <Shape d="M52 24h98l32 32v120H52z" />
      <Shape d="M150 24v32h32" fill="tint" />
      <Line d="M72 52H130M72 70H160M72 88H148" kind="faint" />
      <Line d="M72 148H160" />
      <Line d="M78 142c10-26 18-28 16-10s8 2 14-8 2 16 12 6 6 6 14 4 8-6 14-6" />
      <Shape d="M222 130l-10 44 22-13 22 13-10-44" />
      <Node x={234} y={104} r={42} />
      <Node x={234} y={104} r={31} fill="tint" />
      <Node x={225} y={104} r={11} />
      <Node x={243} y={104} r={11} />
      <Line d="M234 98a11 11 0 0 1 0 13" />
    </>
  );
}
