import { Badge, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { UnreadMessages } from 'contract/message';
import { useEffect, useRef, useState } from 'react';
import { callSite } from '~/admin/calls/site-api';
import { UNREAD } from '~/admin/calls/use-fresh';
import { fill, useTexts } from '~/i18n/texts';

const useUnread = () =>
  useQuery({
    queryKey: [UNREAD],
    queryFn: () => callSite<UnreadMessages>('/api/contact-submissions/unread'),
  });

/** How many messages wait, on the tab and as a part of its name; only for those who may read messages. */
export function UnreadCount() {
  const { title } = useTexts('admin-messages');
  const { data } = useUnread();
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Badge colorPalette="brand" size="sm" lang="de" fontVariantNumeric="tabular-nums">
      {unread}
      <VisuallyHidden>{unread === 1 ? title.unreadNameOne : title.unreadName}</VisuallyHidden>
    </Badge>
  );
}

/** Tells those who do not see the tab that messages have come in; that one was read just now they know. */
export function NewMessagesNotice() {
  const { title } = useTexts('admin-messages');
  const { data } = useUnread();
  const before = useRef<number | null>(null);
  const [words, setWords] = useState('');
  const unread = data?.unread ?? null;
  useEffect(() => {
    if (unread === null) return;
    if (before.current !== null && unread > before.current)
      setWords(unread === 1 ? title.arrivedOne : fill(title.arrived, { count: unread }));
    before.current = unread;
  }, [unread, title]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
