import { Box, Line, Node, Shape } from '~/drawings/parts';

const CODE = ['M76 78h14v14H76z', 'M110 78h14v14H110z', 'M76 112h14v14H76z'];

export function PrescriptionMotif() {
  return (
    <>
      <Shape d="M50 26h76l32 32v116H50z" />
      <Shape d="M126 26v32h32" fill="tint" />
      <Line d="M66 44H110M66 150H142M66 162H118" kind="faint" />
      <Box x={66} y={68} w={68} h={68} r={8} fill="tint" />
      <Line d={`${CODE.join('')}M100 82v12M98 102h8M112 100v10M122 108v18M100 114v12M108 126h6`} />
      <Line d="M158 100H186" kind="flow" />
      <g transform="rotate(-38 226 84)">
        <Box x={184} y={66} w={84} h={36} r={18} />
        <Shape d="M226 66H250a18 18 0 0 1 0 36H226z" fill="tint" />
        <Line d="M200 76h14" kind="faint" />
      </g>
      <Node x={240} y={150} r={22} fill="tint" />
      <Line d="M226 158L254 142" />
      <Node x={190} y={156} r={14} />
      <Line d="M182 152L198 160" kind="faint" />
    </>
  );
}
