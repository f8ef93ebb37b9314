import { Box, Chip, Line, Node } from '~/drawings/parts';

export function FhirLinkIllustration() {
  return (
    <>
      <Line d="M104 40C130 40 124 84 146 92M112 86C130 86 132 96 146 98M112 132C132 132 128 106 146 104M104 172C136 172 124 116 146 110" />
      <Line d="M190 92C210 84 208 44 232 44M190 98H232M190 106C210 112 208 156 232 156" kind="flow" />
      <Box x={144} y={66} w={48} h={68} r={12} fill="tint" />
      <Line d="M156 84H180M156 100H180M156 116H180" />
      <Node x={162} y={84} r={4} fill="solid" />
      <Node x={174} y={100} r={4} fill="solid" />
      <Node x={166} y={116} r={4} fill="solid" />
      <Chip x={30} y={28} w={74} label="Patient" />
      <Chip x={10} y={74} w={102} label="Observation" />
      <Chip x={18} y={120} w={94} label="Medication" />
      <Chip x={22} y={160} w={82} label="Consent" />
      <Box x={232} y={28} w={64} h={32} />
      <Box x={232} y={82} w={64} h={32} />
      <Box x={232} y={140} w={64} h={32} />
      {[44, 98, 156].map((y) => (
        <g key={y}>
          <Node x={246} y={y} r={4} fill="solid" />
          <Line d={`M258 ${y - 4}h26M258 ${y + 4}h16`} kind="faint" />
        </g>
      ))}
    </>
  );
}
