import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { requireSession } from '~/admin/data/account';
import { ButtonLink } from '~/ui/button-link';
import { useFailureNotice } from './notices';

interface CsvLinkProps {
  href: string;
  filename: string;
  label: string;
  /** The title of the notice when there is no session any more, nor a new one. */
  failed: string;
}

/** A list as a file for a spreadsheet, written by the server straight to the disk. */
export function CsvLink({ href, filename, label, failed }: CsvLinkProps) {
  const notifyFailure = useFailureNotice();
  const download = async ({ nativeEvent, currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (!nativeEvent.isTrusted) return;
    nativeEvent.preventDefault();
    try {
      // A download cannot open the login dialog: this call does, if the session is over.
      await requireSession();
      link.click();
    } catch (error) {
      notifyFailure(failed, error, 'unchanged');
    }
  };
  return (
    <ButtonLink size="sm" variant="outline">
      <a href={href} download={filename} onClick={download}>
        <Download size={16} aria-hidden="true" />
        {label}
      </a>
    </ButtonLink>
  );
}
