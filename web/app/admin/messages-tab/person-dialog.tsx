import type { ErasureReceipt } from 'contract/personal-data';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { ToolDialog } from '~/admin/parts/tool-dialog';
import { useTexts } from '~/i18n/texts';
import { ErasureReceiptCard } from './erasure-receipt';
import { PersonSearch } from './person-search';

export function PersonDialog() {
  const { person } = useTexts('admin-messages');
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const forget = () => setReceipt(null);
  return (
    // Forgets the search when it closes: each opening begins anew.
    <ToolDialog
      Icon={Search}
      texts={person}
      maxW="36rem"
      onOpenChange={({ open }) => open && forget()}
      onExitComplete={forget}
      initialFocusEl={() => field.current}
    >
      {receipt ? (
        <ErasureReceiptCard receipt={receipt} />
      ) : (
        <PersonSearch field={field} onErased={setReceipt} />
      )}
    </ToolDialog>
  );
}
