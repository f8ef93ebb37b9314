import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDraftSync } from '~/admin/drafts/use-draft-sync';
import { BusyButton } from '~/admin/parts/busy-button';
import { useTexts } from '~/i18n/texts';
import { ChangedEntry } from './changed-entry';
import { useOpenEntries } from './open-entries';
import { PlanForm } from './plan-form';
import { PlanList } from './plan-list';
import { usePublishing } from './use-publishing';

/** Lists what the account has typed and not published, in every form (docs/decisions/0069). */
export default function Changes({ onLeave }: { onLeave: () => void }) {
  const words = useTexts('admin-changes');
  const sync = useDraftSync();
  const entries = useOpenEntries()();
  const { isBusy, problems, publishAll, planAll } = usePublishing();
  const [isPlanning, setPlanning] = useState(false);
  useEffect(() => void sync.pull(), [sync]);
  const hasEntries = entries.length > 0;
  return (
    <Stack gap="6">
      <Text color="fg.subtle">{hasEntries ? words.lead : words.none}</Text>
      {hasEntries && (
        <Stack as="ul" listStyleType="none" gap="4">
          {entries.map((entry) => (
            <ChangedEntry
              key={`${entry.kind} ${entry.key}`}
              entry={entry}
              problems={problems.filter(({ kind, key }) => kind === entry.kind && key === entry.key)}
              onLeave={onLeave}
            />
          ))}
        </Stack>
      )}
      {hasEntries && !isPlanning && (
        <Flex gap="3" wrap="wrap">
          <BusyButton isBusy={isBusy} busyText={words.publishing} onClick={() => void publishAll()}>
            {words.publish}
          </BusyButton>
          <Button variant="outline" onClick={() => setPlanning(true)}>
            <CalendarClock size={16} aria-hidden="true" />
            {words.plan.open}
          </Button>
        </Flex>
      )}
      {hasEntries && isPlanning && (
        <PlanForm
          title={words.plan.title}
          hasName
          isBusy={isBusy}
          onCancel={() => setPlanning(false)}
          onSave={async (at, name) => {
            if (await planAll(at, name)) setPlanning(false);
          }}
        />
      )}
      <PlanList />
    </Stack>
  );
}
