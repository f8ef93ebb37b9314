import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { DEFAULT_LANGUAGE } from '../../../contract/languages';
import { BLOG_POST } from '../../content-types';
import { useFormLanguage } from '../form-language';
import { onSaved } from '../save-events';
import { useNow } from './use-now';
import { usePublished } from './use-published';
import { isScheduled, scheduledFor, visibilityNow } from './visibility';

interface Props {
  model: string;
  documentId?: string;
  document?: { status?: string; updatedAt?: string };
}

export const VisibilityPanel = ({ model, documentId, document }: Props) =>
  model === BLOG_POST
    ? {
        title: 'Auf der Website',
        content: <Visibility documentId={documentId} isChanged={document?.status === 'modified'} />,
      }
    : null;

function Visibility({ documentId, isChanged }: { documentId?: string; isChanged: boolean }) {
  const language = useFormLanguage();
  const published = usePublished(documentId, language);
  const german = usePublished(documentId, DEFAULT_LANGUAGE, language === DEFAULT_LANGUAGE);
  useScheduledNotice();
  const now = useNow((published ?? german)?.publicationDate);
  return (
    <Typography variant="omega" role="status">
      {visibilityNow({ published, isChanged, german }, now)}
    </Typography>
  );
}

/** Follows Strapi's own notice, which does not know of dates. */
function useScheduledNotice() {
  const { toggleNotification } = useNotification();
  useEffect(
    () =>
      onSaved(({ uid, published }) => {
        if (uid !== BLOG_POST || !isScheduled(published) || !published.publicationDate) return;
        const message = scheduledFor(published.publicationDate);
        toggleNotification({ type: 'info', message, timeout: 10_000 });
      }),
    [toggleNotification],
  );
}
