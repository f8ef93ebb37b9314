import { Box, Button, Skeleton, Stack } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { Notice } from './notice';
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
    <Notice
      status="error"
      title={frame.loadFailed}
      text={explain(error)}
      actions={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {frame.retry}
        </Button>
      }
    />
  );
}

export interface LoadedQuery extends Pick<UseQueryResult, 'data' | 'isError' | 'error'> {
  refetch: () => unknown;
  /** Tells the failure of a further page, which a notice reports, from that of the list. */
  isFetchNextPageError?: boolean;
}

/** Shows the children as soon as there is data, under the failure of a later refresh. */
export function Loaded({ query, children }: { query: LoadedQuery; children?: ReactNode }) {
  const { data, isError, error, refetch, isFetchNextPageError = false } = query;
  return (
    <>
      {isError && !isFetchNextPageError && (
        <Box mb={data === undefined ? undefined : '5'}>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data === undefined ? !isError && <Loading /> : children}
    </>
  );
}
