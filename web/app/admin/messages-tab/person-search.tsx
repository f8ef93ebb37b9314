import { Box, Button, Flex, Input, Text } from '@chakra-ui/react';
import { MESSAGE_LIMITS } from 'contract/message-fields';
import type { ErasureReceipt } from 'contract/personal-data';
import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import {
  useCountPersonalData,
  useErasePersonalData,
  useExportPersonalData,
} from '~/admin/data/personal-data';
import { BusyButton } from '~/admin/parts/busy-button';
import { ConfirmDialog } from '~/admin/parts/confirm-dialog';
import { Labelled } from '~/admin/parts/labelled';
import { useFailureNotice } from '~/admin/parts/notices';
import { saveJson } from '~/admin/parts/save-file';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

interface PersonSearchProps {
  field: RefObject<HTMLInputElement>;
  onErased: (receipt: ErasureReceipt) => void;
}

export function PersonSearch({ field, onErased }: PersonSearchProps) {
  const { person } = useTexts('admin-messages');
  const { frame } = useTexts('admin');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const notifyFailure = useFailureNotice();
  const { mutate, isPending, data: found, variables, reset } = useCountPersonalData();
  const explain = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    if (wanted === '') return explain(person.blank);
    mutate(wanted, {
      onError: (error) => {
        if (error instanceof CallError && error.status === 400) explain(person.invalid);
        else notifyFailure(frame.loadFailed, error, 'unchanged');
      },
    });
  };
  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <Labelled required gap="1" label={person.email} fault={problem}>
          <Flex gap="2" w="full" wrap="wrap">
            <Input
              ref={field}
              type="email"
              flex="1"
              minW="12rem"
              size="sm"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MESSAGE_LIMITS.email}
              value={email}
              onChange={({ target }) => {
                setProblem(null);
                setEmail(target.value);
                reset();
              }}
            />
            <BusyButton type="submit" size="sm" isBusy={isPending} busyText={person.searching}>
              {person.search}
            </BusyButton>
          </Flex>
        </Labelled>
      </form>
      {found && variables !== undefined && (
        <Found email={variables} count={found.count} onErased={onErased} onStale={reset} />
      )}
    </>
  );
}

interface FoundProps extends Pick<PersonSearchProps, 'onErased'> {
  email: string;
  count: number;
  onStale: () => void;
}

function Found({ email, count, onErased, onStale }: FoundProps) {
  const { person } = useTexts('admin-messages');
  const { may } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const notifyFailure = useFailureNotice();
  const exporting = useExportPersonalData();
  const erasing = useErasePersonalData();
  const isOne = count === 1;
  const sentence = count === 0 ? person.none : isOne ? person.foundOne : person.found;
  const onExport = () =>
    exporting.mutate(email, {
      onSuccess: (taken) => {
        saveJson('daten-einer-person.json', taken);
        notify({ title: person.exported, description: person.exportedText });
      },
      onError: (error) => notifyFailure(person.exportFailed, error, 'unchanged'),
    });
  const onConfirm = () =>
    erasing.mutate(
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
    <Box mt="5">
      <Text role="status" fontWeight="600" overflowWrap="anywhere">
        {fill(sentence, { email, count })}
      </Text>
      {count > 0 && (
        <Flex mt="4" gap="2" wrap="wrap">
          <BusyButton size="sm" isBusy={exporting.isPending} busyText={person.exporting} onClick={onExport}>
            {!exporting.isPending && <Download size={16} aria-hidden="true" />}
            {person.export}
          </BusyButton>
          {may.personalData.delete && (
            <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
              <Trash2 size={16} aria-hidden="true" />
              {person.erase}
            </Button>
          )}
        </Flex>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={isOne ? person.confirmTitleOne : fill(person.confirmTitle, { count })}
        cancel={{ label: person.keep, onChoose: () => setAsking(false) }}
        answers={[
          {
            label: isOne ? person.confirmOne : fill(person.confirm, { count }),
            isDangerous: true,
            onChoose: onConfirm,
          },
        ]}
      >
        {fill(person.confirmText, { email })}
      </ConfirmDialog>
    </Box>
  );
}
