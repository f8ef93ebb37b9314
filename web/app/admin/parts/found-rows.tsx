import { Button, Stack, Text } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { fill } from '~/i18n/fill';
import { LoadMore } from './load-more';
import { LoadFailure, Loading } from './load-state';

interface FoundProps {
  query: UseInfiniteQueryResult;
  texts: { count: string; countOne: string; nothingFound: string; reset: string };
  shown: number;
  total: number;
  onReset: () => void;
}

interface FoundInProps<Rows extends HTMLElement> extends FoundProps {
  children: (rows: RefObject<Rows>) => ReactNode;
}

export function Found<Rows extends HTMLElement>({
  query,
  texts,
  shown,
  total,
  onReset,
  children,
}: FoundInProps<Rows>) {
  const rows = useRef<Rows>(null);
  if (query.isError && !query.isFetchNextPageError) {
    return <LoadFailure error={query.error} onRetry={() => query.refetch()} />;
  }
  if (!query.data) return <Loading />;
  return (
    <>
      <Text role="status" mb="2" fontSize="0.8125rem" color="fg.subtle">
        {total === 1 ? texts.countOne : fill(texts.count, { count: total })}
      </Text>
      {total === 0 ? (
        <Stack align="start" gap="3" py="4">
          <Text color="fg.subtle">{texts.nothingFound}</Text>
          <Button size="sm" variant="outline" onClick={onReset}>
            {texts.reset}
          </Button>
        </Stack>
      ) : (
        children(rows)
      )}
      <LoadMore query={query} list={rows} shown={shown} total={total} />
    </>
  );
}

interface FoundRowsProps extends FoundProps {
  texts: FoundProps['texts'] & { label: string };
  children: ReactNode;
}

export function FoundRows({ children, ...found }: FoundRowsProps) {
  const { query, texts } = found;
  return (
    <Found<HTMLDivElement> {...found}>
      {(rows) => (
        <Stack
          ref={rows}
          as="ul"
          gap="0"
          listStyleType="none"
          layerStyle="card"
          overflow="hidden"
          aria-label={texts.label}
          aria-busy={query.isPlaceholderData || undefined}
          opacity={query.isPlaceholderData ? 0.6 : 1}
        >
          {children}
        </Stack>
      )}
    </Found>
  );
}
