import { Field, Flex, Input } from '@chakra-ui/react';
import { MESSAGE_LIMITS } from 'contract/message-fields';
import { type FormEvent, type RefObject, useState } from 'react';
import { CallError } from '~/admin/data/call-error';
import { useCountPersonalData } from '~/admin/data/personal-data';
import { BusyButton } from '~/admin/parts/busy-button';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import type { FoundPerson } from './person-found';

interface PersonSearchProps {
  field: RefObject<HTMLInputElement>;
  onFound: (found: FoundPerson) => void;
  onChange: () => void;
}

export function PersonSearch({ field, onFound, onChange }: PersonSearchProps) {
  const { person } = useTexts('admin-messages');
  const { frame } = useTexts('admin');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const notifyFailure = useFailureNotice();
  const { mutate, isPending } = useCountPersonalData();
  const explain = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    if (wanted === '') return explain(person.blank);
    mutate(wanted, {
      onSuccess: ({ count }) => onFound({ email: wanted, count }),
      onError: (error) => {
        if (error instanceof CallError && error.status === 400) explain(person.invalid);
        else notifyFailure(frame.loadFailed, error, 'unchanged');
      },
    });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field.Root required invalid={problem !== null} gap="1">
        <Field.Label>{person.email}</Field.Label>
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
              onChange();
            }}
          />
          <BusyButton type="submit" size="sm" isBusy={isPending} busyText={person.searching}>
            {person.search}
          </BusyButton>
        </Flex>
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
