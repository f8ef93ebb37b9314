import { Flex, Text } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { BusyButton } from './busy-button';
import { useLoadFailure } from './notices';

const number = new Intl.NumberFormat('de-DE');

interface LoadMoreProps {
  /** The entries that are shown, each with something that takes the focus. */
  list: RefObject<HTMLElement>;
  shown: number;
  total: number;
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isPlaceholderData' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
}

const firstFocusable = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('button:not([disabled]), a[href]');

/** The next page of a list, at its end. The focus goes on to the first entry that came, and a status says how many did. */
export function LoadMore({ list, shown, total, query }: LoadMoreProps) {
  const { more, frame } = useTexts('admin');
  const explain = useLoadFailure();
  // What stands there while another search runs is not what would be continued.
  const hasMore = query.hasNextPage && !query.isPlaceholderData;
  const button = useRef<HTMLButtonElement>(null);
  const [loadedFrom, setLoadedFrom] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const counts = { shown: number.format(shown), total: number.format(total) };

  // Only after rendering: the entries that came are not there before.
  useEffect(() => {
    if (loadedFrom === null || shown <= loadedFrom) return;
    setLoadedFrom(null);
    setAnnouncement(fill(more.loaded, { ...counts, count: number.format(shown - loadedFrom) }));
    // With the last page the button goes; who has moved on meanwhile is not called back.
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
