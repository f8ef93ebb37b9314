import { Badge, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useUnreadMessages } from '~/admin/data/messages';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

/** Render this only for accounts that may read messages. */
export function UnreadCount() {
  const { title } = useTexts('admin-messages');
  const { data } = useUnreadMessages();
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Badge colorPalette="brand" size="sm" lang="de" fontVariantNumeric="tabular-nums">
      {unread}
      <VisuallyHidden>{unread === 1 ? title.unreadNameOne : title.unreadName}</VisuallyHidden>
    </Badge>
  );
}

/** Announces new messages to screen readers; a falling count is the editor's own doing. */
export function NewMessagesNotice() {
  const { title } = useTexts('admin-messages');
  const { data } = useUnreadMessages();
  const before = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const unread = data?.unread ?? null;
  useEffect(() => {
    if (unread === null) return;
    if (before.current !== null && unread > before.current)
      setAnnouncement(unread === 1 ? title.arrivedOne : fill(title.arrived, { count: unread }));
    before.current = unread;
  }, [unread, title]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
