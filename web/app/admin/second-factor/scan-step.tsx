import { Box, DataList, Link, Stack, Text } from '@chakra-ui/react';
import type { SecondFactorSetup } from 'contract/second-factor';
import { confirmSecondFactor } from '~/admin/data/second-factor';
import { useTexts } from '~/i18n/texts';
import { ProofForm } from './proof-form';
import { QrCode } from './qr-code';
import { StepText } from './step-text';

interface ScanStepProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function ScanStep({ setup, onConfirmed }: ScanStepProps) {
  const { scan, fields } = useTexts('admin-second-factor');
  return (
    <Stack gap="4">
      <StepText>{scan.text}</StepText>
      <QrCode {...setup.qrCode} label={scan.picture} />
      <DataList.Root>
        {(
          [
            [scan.account, setup.account],
            [scan.secret, inGroups(setup.secret)],
          ] as const
        ).map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue fontFamily="mono" overflowWrap="anywhere">
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Box>
        <Link href={setup.address} color="petrol" textDecoration="underline">
          {scan.link}
        </Link>
      </Box>
      <Text color="fg.muted">{scan.others}</Text>
      <ProofForm
        ask={['code']}
        codeHint={fields.appCodeHint}
        submit={scan.submit}
        send={async ({ code }) => onConfirmed((await confirmSecondFactor({ code })).recoveryCodes)}
      />
    </Stack>
  );
}
