import { Button, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { LoadBoundary } from '~/admin/load-boundary';
import { Loading } from '~/admin/parts/load-state';
import { useTexts } from '~/i18n/texts';

const SecondFactorPanel = lazy(() => import('./second-factor-panel'));

interface SecondFactorStepsProps {
  /** Called while recovery codes are shown, which nobody sees again. */
  onHold: (isHeld: boolean) => void;
}

export function SecondFactorSteps({ onHold }: SecondFactorStepsProps) {
  const { dialog } = useTexts('admin-second-factor');
  const { unloadable } = useTexts('admin');
  return (
    <LoadBoundary
      loading={<Loading />}
      failure={
        <>
          <Text role="alert">{dialog.unloadable}</Text>
          <Button mt="3" variant="outline" onClick={() => window.location.reload()}>
            {unloadable.reload}
          </Button>
        </>
      }
    >
      <SecondFactorPanel onHold={onHold} />
    </LoadBoundary>
  );
}
