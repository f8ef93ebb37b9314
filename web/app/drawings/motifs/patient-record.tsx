import { Box, Line, Person, Shape } from '~/drawings/parts';

export function PatientRecordMotif() {
  return (
    <>
      <Box x={92} y={26} w={136} h={92} r={8} />
      <Box x={78} y={38} w={164} h={92} r={8} fill="tint" />
      <Line d="M96 52H172M96 64H146" kind="faint" />
      <Shape d="M52 68a8 8 0 0 1 8-8h54l16 18h130a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" />
      <Person x={92} y={128} size={1.25} />
      <Line d="M132 128H156L166 102L180 152L192 118L198 128H250" />
      <Line d="M132 158h76" kind="faint" />
    </>
  );
}
