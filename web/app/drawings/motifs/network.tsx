import { Line, Node, Ring } from '~/drawings/parts';

const NODES = [
  { x: 58, y: 62, r: 12, fill: 'ground' },
  { x: 96, y: 148, r: 18, fill: 'tint' },
  { x: 140, y: 38, r: 9, fill: 'solid' },
  { x: 232, y: 50, r: 18, fill: 'tint' },
  { x: 264, y: 124, r: 12, fill: 'ground' },
  { x: 190, y: 162, r: 9, fill: 'solid' },
] as const;

export function NetworkMotif() {
  return (
    <>
      <Line d={NODES.map(({ x, y }) => `M160 100L${x} ${y}`).join('')} />
      <Line d="M58 62L140 38L232 50L264 124L190 162L96 148z" kind="flow" />
      <Ring x={160} y={100} r={46} />
      <Node x={160} y={100} r={32} />
      <Node x={160} y={100} r={20} fill="tint" />
      <Node x={160} y={100} r={6} fill="solid" />
      {NODES.map((node) => (
        <Node key={node.x} {...node} />
      ))}
    </>
  );
}
