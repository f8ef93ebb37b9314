import { Box, Line, Node, Shape } from '~/drawings/parts';

export function UnpluggedDrawing() {
  return (
    <>
      <Box x={32} y={62} w={76} h={76} r={12} fill="tint" />
      <Line d="M48 84h44M48 98h28" kind="faint" />
      <Node x={52} y={122} r={4} fill="solid" />
      <Node x={68} y={122} r={4} />
      <Line d="M108 100C124 100 122 132 136 132S146 100 154 100" />
      <Shape d="M154 84h14a16 16 0 0 1 0 32h-14z" />
      <Line d="M184 93h14M184 107h14" />
      <Line d="M208 72l8-10M216 100h12M208 128l8 10" kind="flow" />
      <Box x={238} y={66} w={44} h={68} r={12} />
      <Line d="M238 93h14M238 107h14" />
      <Node x={266} y={100} r={6} fill="tint" />
    </>
  );
}
