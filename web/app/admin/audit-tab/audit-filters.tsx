import { chakra, Field, Flex, Input, NativeSelect } from '@chakra-ui/react';
import type { AuditAccount } from 'contract/audit';
import { AUDIT_ACTIONS, NO_ACCOUNT } from 'contract/audit-fields';
import type { AuditListQuery } from '~/admin/data/query-keys';
import { useTexts } from '~/i18n/texts';

interface AuditFiltersProps {
  query: AuditListQuery;
  accounts: readonly AuditAccount[];
  onChange: (query: AuditListQuery) => void;
}

export function AuditFilters({ query, accounts, onChange }: AuditFiltersProps) {
  const { filter, actions } = useTexts('admin-audit');
  const set = (name: keyof AuditListQuery, value: string) => onChange({ ...query, [name]: value });
  const choices = {
    account: [
      ['', filter.anyAccount],
      ...accounts.map(({ id, name }) => [id, name]),
      [NO_ACCOUNT, filter.noAccount],
    ],
    action: [['', filter.anyAction], ...AUDIT_ACTIONS.map((action) => [action, actions[action]])],
  } as const;
  return (
    <Flex as="fieldset" gap="3" mb="4" wrap="wrap" minW="0" border="0" p="0">
      <chakra.legend srOnly>{filter.label}</chakra.legend>
      {(['account', 'action'] as const).map((name) => (
        <Field.Root key={name} w={{ base: 'full', sm: '16rem' }} gap="1">
          <Field.Label fontSize="0.8125rem">{filter[name]}</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={query[name]} onChange={({ target }) => set(name, target.value)}>
              {choices[name].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      ))}
      {(['from', 'to'] as const).map((end) => (
        <Field.Root key={end} w={{ base: 'calc(50% - 0.375rem)', sm: '10.5rem' }} gap="1">
          <Field.Label fontSize="0.8125rem">{filter[end]}</Field.Label>
          <Input
            type="date"
            size="sm"
            value={query[end]}
            {...(end === 'from' ? { max: query.to } : { min: query.from })}
            onChange={({ target }) => set(end, target.value)}
          />
        </Field.Root>
      ))}
    </Flex>
  );
}
