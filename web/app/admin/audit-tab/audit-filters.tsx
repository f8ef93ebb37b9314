import { chakra, Field, Flex, Input, NativeSelect } from '@chakra-ui/react';
import type { AuditAccount } from 'contract/audit';
import { AUDIT_ACTIONS, NO_ACCOUNT } from 'contract/audit-fields';
import type { ReactNode } from 'react';
import type { AuditListQuery } from '~/admin/data/query-keys';
import { useTexts } from '~/i18n/texts';

interface AuditFiltersProps {
  query: AuditListQuery;
  accounts: readonly AuditAccount[];
  onChange: (query: AuditListQuery) => void;
}

export function AuditFilters({ query, accounts, onChange }: AuditFiltersProps) {
  const { filter, actions } = useTexts('admin-audit');
  const set = (change: Partial<AuditListQuery>) => onChange({ ...query, ...change });
  return (
    <Flex as="fieldset" gap="3" mb="4" wrap="wrap" minW="0" border="0" p="0">
      <chakra.legend srOnly>{filter.label}</chakra.legend>
      <Choice label={filter.account} value={query.account} onChange={(account) => set({ account })}>
        <option value="">{filter.anyAccount}</option>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NO_ACCOUNT}>{filter.noAccount}</option>
      </Choice>
      <Choice
        label={filter.action}
        value={query.action}
        onChange={(action) => set({ action: action as AuditListQuery['action'] })}
      >
        <option value="">{filter.anyAction}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {actions[action]}
          </option>
        ))}
      </Choice>
      {(['from', 'to'] as const).map((end) => (
        <Field.Root key={end} w={{ base: 'calc(50% - 0.375rem)', sm: '10.5rem' }} gap="1">
          <Field.Label fontSize="0.8125rem">{filter[end]}</Field.Label>
          <Input
            type="date"
            size="sm"
            value={query[end]}
            {...(end === 'from' ? { max: query.to } : { min: query.from })}
            onChange={({ target }) => set({ [end]: target.value })}
          />
        </Field.Root>
      ))}
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Field.Root w={{ base: 'full', sm: '16rem' }} gap="1">
      <Field.Label fontSize="0.8125rem">{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
