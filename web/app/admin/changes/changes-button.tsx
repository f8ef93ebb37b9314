import { Box, Button, Dialog } from '@chakra-ui/react';
import { ListChecks, TriangleAlert } from 'lucide-react';
import { lazy, useState } from 'react';
import { usePlans } from '~/admin/data/drafts';
import { LoadBoundary } from '~/admin/load-boundary';
import { DialogSheet } from '~/admin/parts/dialog-sheet';
import { Loading } from '~/admin/parts/load-state';
import { TabFailure } from '~/admin/tab-failure';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { countChanges, useOpenEntries } from './open-entries';

const Changes = lazy(() => import('./changes'));

export function ChangesButton() {
  const words = useTexts('admin-changes');
  const [isOpen, setOpen] = useState(false);
  const count = countChanges(useOpenEntries()());
  const hasFailed = usePlans().data?.some(({ state }) => state === 'failed') ?? false;
  const label = count === 0 ? words.button : fill(words.count, { count });
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      scrollBehavior="outside"
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button
          size={{ base: 'xs', sm: 'sm' }}
          variant={count > 0 || hasFailed ? 'outline' : 'ghost'}
          px={{ base: '2', lg: '3' }}
          aria-label={hasFailed ? `${label}. ${words.failedPlan}` : label}
          title={hasFailed ? words.failedPlan : label}
        >
          {hasFailed ? (
            <TriangleAlert size={16} aria-hidden="true" />
          ) : (
            <ListChecks size={16} aria-hidden="true" />
          )}
          <Box as="span" hideBelow="lg">
            {words.button}
          </Box>
          {count > 0 && <span>({count})</span>}
        </Button>
      </Dialog.Trigger>
      <DialogSheet
        p={{ base: '4', sm: '6' }}
        maxW="56rem"
        mx={{ base: '2', sm: '3' }}
        my={{ base: '4', md: '10' }}
      >
        <Dialog.Title fontSize="1.25rem" mb="1">
          {words.title}
        </Dialog.Title>
        <LoadBoundary loading={<Loading />} failure={<TabFailure />}>
          <Changes onLeave={() => setOpen(false)} />
        </LoadBoundary>
        <Box mt="6">
          <Dialog.CloseTrigger asChild position="static">
            <Button variant="outline">{words.close}</Button>
          </Dialog.CloseTrigger>
        </Box>
      </DialogSheet>
    </Dialog.Root>
  );
}
