import { Box, Button, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { PLAN_LIMITS } from 'contract/draft-fields';
import { dayInBerlin, germanTime, timeInBerlin } from 'contract/german-time';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '~/admin/parts/busy-button';
import { Labelled } from '~/admin/parts/labelled';
import { useTexts } from '~/i18n/texts';

const PROPOSED_TIME = '08:00';
const DAY_MS = 24 * 60 * 60 * 1000;

interface PlanFormProps {
  title: string;
  /** The time until now; without it, tomorrow at eight. */
  at?: string;
  hasName?: boolean;
  isBusy: boolean;
  onSave: (at: string, name: string) => void;
  onCancel: () => void;
}

export function PlanForm({ title, at, hasName = false, isBusy, onSave, onCancel }: PlanFormProps) {
  const { plan } = useTexts('admin-changes');
  const [day, setDay] = useState(() => dayInBerlin(at ? new Date(at) : new Date(Date.now() + DAY_MS)));
  const [time, setTime] = useState(() => (at ? timeInBerlin(new Date(at)) : PROPOSED_TIME));
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = germanTime(day, time);
    const ahead = chosen === null ? 0 : new Date(chosen).getTime() - Date.now();
    const isPossible = ahead > 0 && ahead <= PLAN_LIMITS.days * DAY_MS;
    setRefused(!isPossible);
    if (chosen !== null && isPossible) onSave(chosen, name);
    else first.current?.focus();
  };
  return (
    <Box as="form" layerStyle="card" p={{ base: '3', sm: '4' }} onSubmit={submit} {...{ noValidate: true }}>
      <Heading as="h3" fontSize="1rem">
        {title}
      </Heading>
      {hasName && (
        <Text color="fg.subtle" fontSize="0.875rem" mt="1">
          {plan.lead}
        </Text>
      )}
      <Flex gap="4" wrap="wrap" mt="3">
        <Labelled required w="auto" label={plan.day} fault={isRefused ? plan.impossible : null}>
          <Input ref={first} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Labelled>
        <Labelled required w="auto" label={plan.time} invalid={isRefused}>
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Labelled>
        {hasName && (
          <Labelled flex="1 1 12rem" w="auto" label={plan.name}>
            <Input
              value={name}
              maxLength={PLAN_LIMITS.name}
              onChange={({ target }) => setName(target.value)}
            />
          </Labelled>
        )}
      </Flex>
      <Flex gap="3" mt="4" wrap="wrap">
        <BusyButton type="submit" isBusy={isBusy} busyText={plan.saving}>
          {plan.save}
        </BusyButton>
        <Button variant="outline" onClick={onCancel}>
          {plan.cancel}
        </Button>
      </Flex>
    </Box>
  );
}
