import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { LinksHere } from '../../../contract/link-check';
import { KINDS_WITHOUT_PAGE } from '../../../contract/translation-state';
import { CONTENT_TYPES } from '../../content-types';
import type { ActionProps, DocumentAction } from '../document-action';
import { linksHereLine } from './link-warning';

/** Names the texts that link to a page before it goes; Strapi takes a post back without a question. */
export function tellLinksHere(actions: readonly DocumentAction[]): DocumentAction[] {
  return actions.map((action) => {
    if (action.type !== 'delete' && action.type !== 'unpublish') return action;
    const telling: DocumentAction = (props) => {
      const description = action(props);
      if (!description) return null;
      const { label: title, onClick, dialog = { type: 'dialog', title, content: null } } = description;
      const { content, onConfirm = onClick } = dialog;
      const links = <LinkingTexts {...props} question={content === null ? `${title}?` : null} />;
      const asked = {
        ...dialog,
        onConfirm,
        content: (
          <Flex direction="column" gap={4}>
            {content}
            {links}
          </Flex>
        ),
      };
      return { ...description, onClick: undefined, dialog: asked };
    };
    return Object.assign(telling, action);
  });
}

function LinkingTexts({ model, documentId, question }: ActionProps & { question: string | null }) {
  const { get } = useFetchClient();
  const kind = CONTENT_TYPES.find(({ uid }) => uid === model)?.kind;
  const [found, setFound] = useState<LinksHere | 'failed' | null>(null);
  const isPage =
    documentId !== undefined && kind !== undefined && !KINDS_WITHOUT_PAGE.some((one) => one === kind);
  useEffect(() => {
    if (!isPage) return;
    const closed = new AbortController();
    const query = new URLSearchParams({ kind, key: documentId });
    get<LinksHere>(`/site-admin/links-here?${query}`, { signal: closed.signal }).then(
      ({ data }) => setFound(data),
      () => !closed.signal.aborted && setFound('failed'),
    );
    return () => closed.abort();
  }, [get, isPage, kind, documentId]);
  return (
    <div role="status">
      {question && <Typography variant="omega">{question}</Typography>}
      {found === 'failed' && (
        <Typography variant="omega">Welche Texte hierher verlinken, ließ sich nicht prüfen.</Typography>
      )}
      {Array.isArray(found) && found.length > 0 && (
        <>
          <Typography variant="omega" fontWeight="semiBold">
            Diese Texte verlinken hierher; ihre Links führen dann ins Leere:
          </Typography>
          <ul>
            {found.map((entry) => (
              <li key={`${entry.kind} ${entry.key}`}>
                <Typography variant="omega" style={{ overflowWrap: 'anywhere' }}>
                  {linksHereLine(entry)}
                </Typography>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
