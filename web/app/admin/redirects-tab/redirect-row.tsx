import { Badge, Flex } from '@chakra-ui/react';
import type { EditedRedirect } from 'contract/redirect';
import { ArrowRight } from 'lucide-react';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { EntryRow } from '~/admin/list/entry-row';
import { dayDate } from '~/admin/parts/dates';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface RedirectRowProps {
  redirect: EditedRedirect;
  editId: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RedirectRow({ redirect, editId, onEdit, onDelete }: RedirectRowProps) {
  const { actions, kinds, list, problems } = useTexts('admin-redirects');
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const { key, name, address, kind, target, campaign, note, hits, lastHit, problem } = redirect;
  const date = lastHit ? dayDate(lastHit) : '';
  return (
    <EntryRow
      title={
        <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
          {address}
          {target && (
            <>
              <ArrowRight size={15} aria-hidden="true" />
              <span>{target}</span>
            </>
          )}
        </Flex>
      }
      mark={
        problem && (
          <Badge colorPalette="yellow" px="2" minH="6" whiteSpace="normal">
            {problems[problem]}
          </Badge>
        )
      }
      isUnsaved={hasDraft('redirect', key)}
      facts={
        <>
          <span>{kinds[kind]}</span>
          <span>
            {hits === 0 ? list.noHits : fill(hits === 1 ? list.hitsOne : list.hits, { count: hits, date })}
          </span>
          {campaign && <span>{fill(list.campaign, { name: campaign })}</span>}
          {note && <span>{note}</span>}
        </>
      }
      states={null}
      actions={[
        { label: actions.open, name: fill(list.openOf, { name }), look: 'ghost', href: address },
        { id: editId, label: actions.edit, name: `${actions.edit}: ${name}`, onChoose: onEdit },
        may.redirects.delete && {
          label: actions.delete,
          name: `${actions.delete}: ${name}`,
          look: 'danger',
          onChoose: onDelete,
        },
      ]}
    />
  );
}
