import { RECOVERY_CODES, type SecondFactorSetup } from 'contract/second-factor';
import { useState } from 'react';
import { usePatchSecondFactor, useSecondFactor } from '~/admin/data/second-factor';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { ManageStep } from './manage-step';
import { RecoveryCodesStep } from './recovery-codes-step';
import { ScanStep } from './scan-step';
import { StartStep } from './start-step';

interface SecondFactorPanelProps {
  onHold: (isHeld: boolean) => void;
}

export default function SecondFactorPanel({ onHold }: SecondFactorPanelProps) {
  const state = useSecondFactor();
  const patch = usePatchSecondFactor();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const showCodes = (made: readonly string[]) => {
    setSetup(null);
    setCodes(made);
    onHold(true);
    patch({ isOn: true, recoveryCodesLeft: RECOVERY_CODES });
  };
  if (codes) {
    return (
      <RecoveryCodesStep
        codes={codes}
        onDone={() => {
          setCodes(null);
          onHold(false);
        }}
      />
    );
  }
  if (setup) return <ScanStep setup={setup} onConfirmed={showCodes} />;
  if (!state.data) {
    return state.isError ? <LoadFailure error={state.error} onRetry={() => state.refetch()} /> : <Loading />;
  }
  if (!state.data.isOn) return <StartStep onBegun={setSetup} />;
  return (
    <ManageStep
      codesLeft={state.data.recoveryCodesLeft}
      isDuty={state.data.isDuty}
      onRenewed={showCodes}
      onRemoved={() => patch({ isOn: false, recoveryCodesLeft: 0 })}
    />
  );
}
