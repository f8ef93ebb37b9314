import { GateCard } from './gate-card';
import { type GateOptions, useGate } from './use-gate';

interface GateProps extends Pick<GateOptions, 'action' | 'notice'> {
  hasPassword: boolean;
}

export function Gate({ hasPassword, ...options }: GateProps) {
  return <GateCard hasPassword={hasPassword} form={useGate(options)} />;
}
