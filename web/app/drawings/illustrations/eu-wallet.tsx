import { Box, Line, Node, Ring } from '~/drawings/parts';

const RING = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6 - Math.PI / 2;
  return {
    x: Math.round(160 + 118 * Math.cos(angle)),
    y: Math.round(100 + 78 * Math.sin(angle)),
    isLarge: index % 3 === 0,
  };
});

export function EuWalletIllustration() {
  return (
    <>
      <ellipse cx="160" cy="100" rx="118" ry="78" strokeOpacity="0.35" />
      {RING.filter(({ isLarge }) => isLarge).map(({ x, y }) => (
        <Line key={`${x} ${y}`} d={`M160 100L${x} ${y}`} kind="flow" />
      ))}
      {RING.map(({ x, y, isLarge }) => (
        <Node key={`${x} ${y}`} x={x} y={y} r={isLarge ? 8 : 5} fill={isLarge ? 'tint' : 'solid'} />
      ))}
      <Box x={106} y={64} w={108} h={72} r={12} />
      <Line d="M106 84H214M152 104h44M152 114h28" kind="faint" />
      <Ring x={130} y={108} r={10} kind="plain" />
      <Node x={130} y={108} r={3.5} fill="solid" />
    </>
  );
}
