import { GateCard } from './gate-card';
import { type GateOptions, useGate } from './use-gate';

interface GateProps extends Pick<GateOptions, 'action' | 'notice'> {
  hasPassword: boolean;
  email: string;
}

export function Gate({ hasPassword, email, ...options }: GateProps) {
  return <GateCard hasPassword={hasPassword} email={email} form={useGate(options)} />;
}
