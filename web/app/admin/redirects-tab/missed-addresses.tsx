import { Box, Heading, Text } from '@chakra-ui/react';
import { CornerUpRight } from 'lucide-react';
import { useForgetMissed, useMissedAddresses } from '~/admin/data/redirects';
import { EntryList } from '~/admin/list/entry-list';
import { EntryRow } from '~/admin/list/entry-row';
import { dayDate } from '~/admin/parts/dates';
import { useFailureNotice } from '~/admin/parts/notices';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

const HEADING_ID = 'missed-addresses';

export function MissedAddresses({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { missed } = useTexts('admin-redirects');
  const { may } = useAccount();
  const query = useMissedAddresses();
  const { mutateAsync } = useForgetMissed();
  const notifyFailure = useFailureNotice();
  const dismiss = (id: number) => {
    // The row goes with its button.
    document.getElementById(HEADING_ID)?.focus();
    mutateAsync(id).catch((error: unknown) => notifyFailure(missed.failed, error, 'unchanged'));
  };
  return (
    <Box as="section" aria-labelledby={HEADING_ID} mt="10">
      <Heading as="h3" id={HEADING_ID} tabIndex={-1} fontSize="1.125rem">
        {missed.title}
      </Heading>
      <Text mt="1" mb="4" color="fg.subtle" maxW="44rem">
        {missed.lead}
      </Text>
      <EntryList
        query={query}
        entries={query.data ?? []}
        idOf={({ id }) => id}
        texts={{ ...missed, nothingFound: missed.empty }}
        row={({ id, path, count, lastSeen }) => (
          <EntryRow
            title={path}
            facts={
              <span>
                {fill(count === 1 ? missed.once : missed.times, { count, date: dayDate(lastSeen) })}
              </span>
            }
            states={null}
            actions={[
              may.redirects.create && {
                label: missed.redirect,
                name: fill(missed.redirectOf, { path }),
                Icon: CornerUpRight,
                onChoose: () => onRedirect(path),
              },
              may.redirects.update && {
                label: missed.dismiss,
                name: fill(missed.dismissOf, { path }),
                look: 'ghost',
                onChoose: () => dismiss(id),
              },
            ]}
          />
        )}
      />
    </Box>
  );
}
