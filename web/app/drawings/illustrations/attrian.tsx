import { Box, Line, Node, Person } from '~/drawings/parts';

const spokes = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4 - Math.PI / 2;
  const at = (radius: number) =>
    [Math.round(160 + radius * 1.35 * Math.cos(angle)), Math.round(100 + radius * Math.sin(angle))] as const;
  return { inner: at(30), outer: at(74) };
});

export function AttrianIllustration() {
  return (
    <>
      <ellipse cx="160" cy="100" rx="100" ry="74" strokeOpacity="0.3" strokeDasharray="3 5" />
      {spokes.map(({ inner, outer }) => (
        <Line key={`${outer}`} d={`M${inner[0]} ${inner[1]}L${outer[0]} ${outer[1]}`} />
      ))}
      {spokes.map(({ outer: [x, y] }, index) => (
        <g key={`${x}-${y}`}>
          <Box x={x - 13} y={y - 13} w={26} h={26} fill={index % 2 ? 'tint' : 'ground'} />
          <Node x={x} y={y} r={3.5} fill="solid" />
        </g>
      ))}
      <Node x={160} y={100} r={38} />
      <Person x={160} y={100} size={1.35} />
    </>
  );
}
