import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ErasureReceipt } from 'contract/personal-data';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErasePersonalData, useExportPersonalData } from '~/admin/data/personal-data';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { useFailureNotice } from '~/admin/parts/notices';
import { saveJson } from '~/admin/parts/save-file';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

export interface FoundPerson {
  email: string;
  count: number;
}

interface PersonFoundProps {
  found: FoundPerson;
  onErased: (receipt: ErasureReceipt) => void;
  onStale: () => void;
}

export function PersonFound({ found, onErased, onStale }: PersonFoundProps) {
  const { person } = useTexts('admin-messages');
  const { may } = useAccount();
  const { email, count } = found;
  const sentence = count === 0 ? person.none : count === 1 ? person.foundOne : person.found;
  return (
    <Box mt="5">
      <Text role="status" fontWeight="600" overflowWrap="anywhere">
        {fill(sentence, { email, count })}
      </Text>
      {count > 0 && (
        <Flex mt="4" gap="2" wrap="wrap">
          <Export email={email} />
          {may.personalData.delete && <Erase found={found} onErased={onErased} onStale={onStale} />}
        </Flex>
      )}
    </Box>
  );
}

function Export({ email }: { email: string }) {
  const { person } = useTexts('admin-messages');
  const notifyFailure = useFailureNotice();
  const { mutate, isPending } = useExportPersonalData();
  const onClick = () =>
    mutate(email, {
      onSuccess: (taken) => {
        saveJson('daten-einer-person.json', taken);
        notify({ title: person.exported, description: person.exportedText });
      },
      onError: (error) => notifyFailure(person.exportFailed, error, 'unchanged'),
    });
  return (
    <BusyButton size="sm" isBusy={isPending} busyText={person.exporting} onClick={onClick}>
      {!isPending && <Download size={16} aria-hidden="true" />}
      {person.export}
    </BusyButton>
  );
}

function Erase({ found: { email, count }, onErased, onStale }: PersonFoundProps) {
  const { person } = useTexts('admin-messages');
  const [isAsking, setAsking] = useState(false);
  const notifyFailure = useFailureNotice();
  const { mutate } = useErasePersonalData();
  const one = count === 1;
  const onConfirm = () =>
    mutate(
      { email, count },
      {
        onSuccess: onErased,
        onError: (error) => {
          notifyFailure(person.failed, error, 'unchanged');
          setAsking(false);
          onStale();
        },
      },
    );
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
        {person.erase}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={one ? person.confirmTitleOne : fill(person.confirmTitle, { count })}
        cancel={{ label: person.keep, onChoose: () => setAsking(false) }}
        answers={[
          {
            label: one ? person.confirmOne : fill(person.confirm, { count }),
            isDangerous: true,
            onChoose: onConfirm,
          },
        ]}
      >
        {fill(person.confirmText, { email })}
      </ConfirmDialog>
    </>
  );
}
