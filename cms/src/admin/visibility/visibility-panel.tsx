import { Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { DEFAULT_LANGUAGE } from '../../../contract/languages';
import { BLOG_POST } from '../../content-types';
import { useNow } from './use-now';
import { usePublished } from './use-published';
import { visibilityNow } from './visibility';

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
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const language = query?.plugins?.i18n?.locale ?? DEFAULT_LANGUAGE;
  const published = usePublished(documentId, language);
  const german = usePublished(documentId, DEFAULT_LANGUAGE, language === DEFAULT_LANGUAGE);
  const now = useNow((published ?? german)?.publicationDate);
  return (
    <Typography variant="omega" role="status">
      {visibilityNow({ published, isChanged, german }, now)}
    </Typography>
  );
}
