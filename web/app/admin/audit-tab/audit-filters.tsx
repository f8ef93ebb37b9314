import { chakra, Flex, Input } from '@chakra-ui/react';
import type { AuditAccount } from 'contract/audit';
import { AUDIT_ACTIONS, NO_ACCOUNT } from 'contract/audit-fields';
import type { AuditListQuery } from '~/admin/data/query-keys';
import { Choice } from '~/admin/parts/choice';
import { Labelled } from '~/admin/parts/labelled';
import { useTexts } from '~/i18n/texts';

const LABEL = { fontSize: '0.8125rem' };

interface AuditFiltersProps {
  query: AuditListQuery;
  accounts: readonly AuditAccount[];
  onChange: (query: AuditListQuery) => void;
}

export function AuditFilters({ query, accounts, onChange }: AuditFiltersProps) {
  const { filter, actions } = useTexts('admin-audit');
  const set = (name: keyof AuditListQuery, value: string) => onChange({ ...query, [name]: value });
  const choices: Readonly<Record<'account' | 'action', readonly (readonly [string, string])[]>> = {
    account: [
      ['', filter.anyAccount],
      ...accounts.map(({ id, name }) => [String(id), name] as const),
      [NO_ACCOUNT, filter.noAccount],
    ],
    action: [['', filter.anyAction], ...AUDIT_ACTIONS.map((action) => [action, actions[action]] as const)],
  };
  return (
    <Flex as="fieldset" gap="3" mb="4" wrap="wrap" minW="0" border="0" p="0">
      <chakra.legend srOnly>{filter.label}</chakra.legend>
      {(['account', 'action'] as const).map((name) => (
        <Choice
          key={name}
          w={{ base: 'full', sm: '16rem' }}
          label={filter[name]}
          labelStyle={LABEL}
          value={query[name]}
          choices={choices[name]}
          onChoice={(value) => set(name, value)}
        />
      ))}
      {(['from', 'to'] as const).map((end) => (
        <Labelled
          key={end}
          w={{ base: 'calc(50% - 0.375rem)', sm: '10.5rem' }}
          gap="1"
          label={filter[end]}
          labelStyle={LABEL}
        >
          <Input
            type="date"
            size="sm"
            value={query[end]}
            {...(end === 'from' ? { max: query.to } : { min: query.from })}
            onChange={({ target }) => set(end, target.value)}
          />
        </Labelled>
      ))}
    </Flex>
  );
}
