import { Box, Line, Node } from '~/drawings/parts';

export function ShelfIllustration() {
  return (
    <>
      <Line d="M1 92H319M1 192H319" />
      <Box x={14} y={30} w={22} h={62} r={3} />
      <Box x={40} y={20} w={26} h={72} r={3} fill="tint" />
      <Box x={70} y={38} w={18} h={54} r={3} />
      <Box x={92} y={26} w={24} h={66} r={3} />
      <Line d="M46 34H60M46 41H60M98 40H110M19 44H31" kind="faint" />
      <g transform="rotate(-14 134 92)">
        <Box x={134} y={24} w={24} h={68} r={3} fill="tint" />
        <Line d="M140 38H152" kind="faint" />
      </g>
      <Box x={26} y={124} w={26} h={68} r={3} fill="tint" />
      <Box x={56} y={134} w={20} h={58} r={3} />
      <Box x={188} y={122} w={24} h={70} r={3} />
      <Box x={216} y={132} w={20} h={60} r={3} fill="tint" />
      <Box x={240} y={118} w={28} h={74} r={3} />
      <Box x={272} y={136} w={18} h={56} r={3} />
      <Line d="M32 138H46M194 136H206M246 132H262M246 139H262" kind="faint" />
      <Line d="M164 52H236M236 52V28H262M236 52H280M236 52V74H262" kind="flow" />
      <Node x={236} y={52} r={9} fill="tint" />
      <Node x={236} y={52} r={3.5} fill="solid" />
      <Node x={268} y={28} />
      <Node x={286} y={52} />
      <Node x={268} y={74} />
      <Line d="M236 61V118" kind="flow" />
      <Node x={64} y={112} r={5} />
      <Line d="M64 117V134M69 112H130" kind="flow" />
      <Node x={136} y={112} r={6} fill="tint" />
      <Line d="M136 118V192" kind="flow" />
    </>
  );
}
