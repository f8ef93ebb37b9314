import { Alert, Box, Heading } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';
import { SecondFactorSteps } from './second-factor-steps';

interface SecondFactorDutyProps {
  onHold: (isHeld: boolean) => void;
}

export function SecondFactorDuty({ onHold }: SecondFactorDutyProps) {
  const { dialog, duty } = useTexts('admin-second-factor');
  return (
    <Box as="main" id="main" maxW="32rem" mx="auto" px="4" py="8">
      <Heading as="h2" fontSize="1.5rem" mb="4">
        {dialog.title}
      </Heading>
      {/* Read aloud, although the first step below takes the focus. */}
      <Alert.Root status="info" role="alert" borderRadius="card" mb="6">
        <Alert.Indicator />
        <Alert.Description>{duty.text}</Alert.Description>
      </Alert.Root>
      <SecondFactorSteps onHold={onHold} />
    </Box>
  );
}
