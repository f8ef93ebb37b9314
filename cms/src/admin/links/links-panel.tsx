import { Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { LinkCheck } from '../../../contract/link-check';
import { CONTENT_TYPES } from '../../content-types';
import { onSaved } from '../save-events';
import { brokenLinkLine, linkWarning } from './link-warning';

interface Props {
  model: string;
  documentId?: string;
}

export const LinksPanel = ({ model, documentId }: Props) => {
  const type = CONTENT_TYPES.find(({ uid }) => uid === model);
  return type
    ? {
        title: 'Links in den Texten',
        content: <Links uid={type.uid} kind={type.kind} documentId={documentId} />,
      }
    : null;
};

type Checked = LinkCheck | 'failed' | null;

interface LinksProps {
  uid: string;
  kind: LinkCheck['kind'];
  documentId: string | undefined;
}

function Links({ uid, kind, documentId }: LinksProps) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [checked, setChecked] = useState<Checked>(null);

  useEffect(() => {
    const closed = new AbortController();
    const check = (id: string, notify: (check: LinkCheck) => void) => {
      const query = new URLSearchParams({ kind, key: id });
      get<LinkCheck>(`/site-admin/link-checks?${query}`, { signal: closed.signal }).then(
        ({ data }) => {
          setChecked(data);
          notify(data);
        },
        () => !closed.signal.aborted && setChecked('failed'),
      );
    };
    if (documentId) check(documentId, () => {});
    const stop = onSaved((entry) => {
      if (entry.uid !== uid) return;
      check(entry.documentId, (found) => {
        const message = linkWarning(found);
        if (message) toggleNotification({ type: 'warning', message, timeout: 20_000 });
      });
    });
    return () => {
      stop();
      // A new entry's first save opens another form; its check goes on.
      if (documentId) closed.abort();
    };
  }, [get, toggleNotification, uid, kind, documentId]);

  return <Result checked={checked} kind={kind} />;
}

function Result({ checked, kind }: { checked: Checked; kind: LinkCheck['kind'] }) {
  if (checked === 'failed') return <Note>Die Links ließen sich nicht prüfen.</Note>;
  if (checked === null) return <Note>Werden nach dem Speichern geprüft.</Note>;
  if (checked.broken.length === 0) return <Note>Keiner führt ins Leere.</Note>;
  return (
    <ul>
      {checked.broken.map((link) => (
        <li key={`${link.language} ${link.field} ${link.link}`}>
          <Typography variant="omega" textColor="warning700" style={{ overflowWrap: 'anywhere' }}>
            {brokenLinkLine(kind, link)}
          </Typography>
        </li>
      ))}
    </ul>
  );
}

const Note = ({ children }: { children: string }) => <Typography variant="omega">{children}</Typography>;
