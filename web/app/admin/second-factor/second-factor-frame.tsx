import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { lazy } from 'react';
import { LoadBoundary } from '~/admin/load-boundary';
import { Loading } from '~/admin/parts/load-state';
import { Notice } from '~/admin/parts/notice';
import { useTexts } from '~/i18n/texts';
import type { SecondFactorProps } from './second-factor-steps';

const SecondFactorSteps = lazy(() => import('./second-factor-steps'));

/** Loads the steps when they are needed: most sign-ins do not open them. */
export function SecondFactorFrame({ onHold }: SecondFactorProps) {
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
      <SecondFactorSteps onHold={onHold} />
    </LoadBoundary>
  );
}

export function SecondFactorDuty({ onHold }: SecondFactorProps) {
  const { dialog, duty } = useTexts('admin-second-factor');
  return (
    <Box as="main" id="main" maxW="32rem" mx="auto" px="4" py="8">
      <Heading as="h2" fontSize="1.5rem" mb="4">
        {dialog.title}
      </Heading>
      {/* Read aloud, although the first step below takes the focus. */}
      <Notice status="info" role="alert" mb="6" text={duty.text} />
      <SecondFactorFrame onHold={onHold} />
    </Box>
  );
}
