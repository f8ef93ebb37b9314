import { Alert, Button, Skeleton, Stack } from '@chakra-ui/react';
import { useTexts } from '~/i18n/texts';
import { useLoadFailure } from './notices';

export function Loading() {
  const { frame } = useTexts('admin');
  return (
    <Stack gap="3" aria-busy="true" aria-label={frame.loadingList} role="status">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} h="4.5rem" borderRadius="card" />
      ))}
    </Stack>
  );
}

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { frame } = useTexts('admin');
  const explain = useLoadFailure();
  return (
    <Alert.Root status="error" borderRadius="card" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{frame.loadFailed}</Alert.Title>
        <Alert.Description>{explain(error)}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {frame.retry}
      </Button>
    </Alert.Root>
  );
}
