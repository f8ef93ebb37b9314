import { Flex, Text } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { BusyButton } from './busy-button';
import { useLoadFailure } from './notices';

const number = new Intl.NumberFormat('de-DE');

interface LoadMoreProps {
  list: RefObject<HTMLElement>;
  shown: number;
  total: number;
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isPlaceholderData' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
}

const firstFocusable = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('button:not([disabled]), a[href], th[tabindex]');

export function LoadMore({ list, shown, total, query }: LoadMoreProps) {
  const { more, frame } = useTexts('admin');
  const explain = useLoadFailure();
  const hasMore = query.hasNextPage && !query.isPlaceholderData;
  const button = useRef<HTMLButtonElement>(null);
  const [loadedFrom, setLoadedFrom] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const counts = { shown: number.format(shown), total: number.format(total) };

  // In an effect, because new entries must be rendered before they can take the focus.
  useEffect(() => {
    if (loadedFrom === null || shown <= loadedFrom) return;
    setLoadedFrom(null);
    setAnnouncement(fill(more.loaded, { ...counts, count: number.format(shown - loadedFrom) }));
    // The button disappears with the last page. An editor who has moved the focus keeps it.
    const isLeft = button.current !== document.activeElement && document.activeElement !== document.body;
    if (!isLeft) firstFocusable(list.current?.children[loadedFrom])?.focus();
  });

  const load = async () => {
    setAnnouncement('');
    setLoadedFrom(shown);
    const { isFetchNextPageError, error } = await query.fetchNextPage();
    if (!isFetchNextPageError) return;
    setLoadedFrom(null);
    notify({ title: frame.loadFailed, description: explain(error), variant: 'destructive' });
  };

  return (
    <Flex align="center" justify="center" gap="4" wrap="wrap" mt={hasMore ? '4' : '0'}>
      {hasMore && (
        <>
          <Text fontSize="0.875rem" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {fill(more.shown, counts)}
          </Text>
          <BusyButton
            ref={button}
            size="sm"
            variant="outline"
            isBusy={query.isFetchingNextPage}
            busyText={more.loading}
            onClick={load}
          >
            {more.load}
          </BusyButton>
        </>
      )}
      <Text srOnly role="status">
        {announcement}
      </Text>
    </Flex>
  );
}
