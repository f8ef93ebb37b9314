import { Box, Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { DEFAULT_LANGUAGE } from '../../../contract/languages';
import { EDITOR_LAYOUTS } from '../../bootstrap/editor-layouts';
import { BLOG_POST } from '../../content-types';
import { useFormLanguage } from '../form-language';
import { germanTexts } from './german-texts';

interface Props {
  model: string;
  documentId?: string;
}

export const GermanPanel = ({ model, documentId }: Props) => {
  const language = useFormLanguage();
  const isTranslation = model === BLOG_POST && documentId !== undefined && language !== DEFAULT_LANGUAGE;
  return isTranslation ? { title: 'Deutsch', content: <German documentId={documentId} /> } : null;
};

const labelOf = (field: string) => EDITOR_LAYOUTS[BLOG_POST]?.fields[field]?.[0] ?? field;

function German({ documentId }: { documentId: string }) {
  const { document, isLoading, hasError, refetch } = useDocument({
    collectionType: 'collection-types',
    model: BLOG_POST,
    documentId,
    params: { locale: DEFAULT_LANGUAGE },
  });
  // A colleague, or another window, may have saved German meanwhile.
  useEffect(() => {
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [refetch]);

  const texts = germanTexts(document);
  if (isLoading) return <Note>Wird geladen.</Note>;
  if (hasError) return <Note>Der deutsche Text ließ sich nicht laden.</Note>;
  if (texts.length === 0) return <Note>Es gibt noch keinen deutschen Text.</Note>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {texts.map(({ field, text }) => (
        <Box key={field}>
          <Typography tag="h3" variant="sigma" textColor="neutral600">
            {labelOf(field)}
          </Typography>
          {/* A long text scrolls, also by keyboard. */}
          <Box
            maxHeight="32rem"
            overflow="auto"
            tabIndex={0}
            role="group"
            aria-label={`Deutsch: ${labelOf(field)}`}
          >
            <Typography
              tag="p"
              variant="omega"
              lang={DEFAULT_LANGUAGE}
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Flex>
  );
}

const Note = ({ children }: { children: string }) => <Typography variant="omega">{children}</Typography>;
