import { GateCard } from './gate-card';
import { type GateOptions, useGate } from './use-gate';

interface GateProps extends Pick<GateOptions, 'action' | 'notice'> {
  hasPassword: boolean;
}

/** The way into a locked page, as an island. */
export function Gate({ hasPassword, ...options }: GateProps) {
  return <GateCard hasPassword={hasPassword} form={useGate(options)} />;
}
