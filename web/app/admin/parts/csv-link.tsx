import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { requireSession } from '~/admin/data/account';
import { ButtonLink } from '~/ui/button-link';
import { useFailureNotice } from './notices';

interface CsvLinkProps {
  href: string;
  filename: string;
  label: string;
  failed: string;
}

/** Downloads a list as a file; the server streams it to disk. */
export function CsvLink({ href, filename, label, failed }: CsvLinkProps) {
  const notifyFailure = useFailureNotice();
  const download = async ({ nativeEvent, currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (!nativeEvent.isTrusted) return;
    nativeEvent.preventDefault();
    try {
      // Opens the login dialog when the session has ended: a download cannot.
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
