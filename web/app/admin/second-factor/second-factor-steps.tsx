import { Button, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { OnDemand } from '~/admin/on-demand';
import { Loading } from '~/admin/parts/load-state';
import { useTexts } from '~/i18n/texts';

const loadPanel = () => lazy(() => import('./second-factor-panel'));

interface SecondFactorStepsProps {
  /** Called while recovery codes are shown, which nobody sees again. */
  onHold: (isHeld: boolean) => void;
}

export function SecondFactorSteps({ onHold }: SecondFactorStepsProps) {
  const { dialog } = useTexts('admin-second-factor');
  const { frame } = useTexts('admin');
  return (
    <OnDemand
      make={loadPanel}
      loading={<Loading />}
      failure={(retry) => (
        <>
          <Text role="alert">{dialog.unloadable}</Text>
          <Button mt="3" variant="outline" onClick={retry}>
            {frame.retry}
          </Button>
        </>
      )}
    >
      {(Panel) => <Panel onHold={onHold} />}
    </OnDemand>
  );
}
