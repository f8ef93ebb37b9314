import { Box, Heading, Separator, Stack, Text } from '@chakra-ui/react';
import { RECOVERY_CODES } from 'contract/second-factor';
import type { ReactNode } from 'react';
import { removeSecondFactor, renewRecoveryCodes } from '~/admin/data/second-factor';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { ProofForm } from './proof-form';
import { StepText } from './step-text';

interface ManageStepProps {
  codesLeft: number;
  isDuty: boolean;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onRemoved: () => void;
}

export function ManageStep({ codesLeft, isDuty, onRenewed, onRemoved }: ManageStepProps) {
  const { on, fields, dialog, duty } = useTexts('admin-second-factor');
  return (
    <Stack gap="5">
      <Box>
        <StepText>{on.text}</StepText>
        <Text mt="2">{fill(on.left, { count: codesLeft, total: RECOVERY_CODES })}</Text>
      </Box>
      <Separator />
      <Part title={on.renew} text={on.renewText}>
        <ProofForm
          ask={['code']}
          codeHint={fields.anyCodeHint}
          submit={on.renewSubmit}
          send={async ({ code }) => onRenewed((await renewRecoveryCodes({ code })).recoveryCodes)}
        />
      </Part>
      <Separator />
      {isDuty ? (
        <Text>{duty.kept}</Text>
      ) : (
        <Part title={on.remove} text={on.removeText}>
          <ProofForm
            ask={['password', 'code']}
            codeHint={fields.anyCodeHint}
            submit={on.removeSubmit}
            isDangerous
            send={async (proof) => {
              await removeSecondFactor(proof);
              notify({ title: on.removed });
              onRemoved();
            }}
          />
        </Part>
      )}
      <Text color="fg.muted" fontSize="0.875rem">
        {dialog.lost}
      </Text>
    </Stack>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h3" fontSize="1.0625rem">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
      {children}
    </Stack>
  );
}
