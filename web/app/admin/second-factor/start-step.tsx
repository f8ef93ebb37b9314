import { Stack, Text } from '@chakra-ui/react';
import type { SecondFactorSetup } from 'contract/second-factor';
import { beginSecondFactor } from '~/admin/data/second-factor';
import { useTexts } from '~/i18n/texts';
import { ProofForm } from './proof-form';
import { StepText } from './step-text';

/** Asks for the password, so that nobody binds their own phone through an unlocked browser. */
export function StartStep({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const { off, fields } = useTexts('admin-second-factor');
  return (
    <Stack gap="4">
      <StepText>{off.text}</StepText>
      <Text color="fg.muted">{off.apps}</Text>
      <ProofForm
        ask={['password']}
        codeHint={fields.appCodeHint}
        submit={off.submit}
        send={async ({ password }) => onBegun(await beginSecondFactor({ password }))}
      />
    </Stack>
  );
}
