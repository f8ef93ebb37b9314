import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { requireSession } from '~/admin/data/account';
import { csvPath } from '~/admin/data/messages';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';

/** The messages as a file for a spreadsheet, written by the server straight to the disk. */
export function CsvLink({ search }: { search: string }) {
  const { list } = useTexts('admin-messages');
  const notifyFailure = useFailureNotice();
  const download = async ({ nativeEvent, currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (!nativeEvent.isTrusted) return;
    nativeEvent.preventDefault();
    try {
      // A download cannot open the login dialog: this call does, if the session is over.
      await requireSession();
      link.click();
    } catch (error) {
      notifyFailure(list.exportFailed, error, 'unchanged');
    }
  };
  return (
    <Button asChild size="sm" variant="outline">
      <a href={csvPath(search)} download="nachrichten.csv" onClick={download}>
        <Download size={16} aria-hidden="true" />
        {search === '' ? list.export : list.exportFound}
      </a>
    </Button>
  );
}
