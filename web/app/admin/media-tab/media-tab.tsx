import { Alert, Box, Button, Text } from '@chakra-ui/react';
import type { MediaFilter } from 'contract/media-fields';
import { useRef, useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { itemsOf } from '~/admin/data/loaded-pages';
import { type ListedPicture, useOpenedPicture, usePictures } from '~/admin/data/media';
import { useTranslations } from '~/admin/data/translations';
import { LoadFailure } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import { useTexts } from '~/i18n/texts';
import { DeletionDialog } from './deletion-dialog';
import { PictureEditor } from './picture-editor';
import { datesOf } from './picture-facts';
import { PictureLibrary } from './picture-library';
import { UploadArea } from './upload-area';
import { UploadList } from './upload-list';
import { useUploadQueue } from './use-upload-queue';

export default function MediaTab() {
  const { title, upload, picture: texts } = useTexts('admin-media');
  const { may } = useAccount();
  const { location, navigate, close } = useAdminLocation();
  const search = useDebouncedSearch();
  const [filter, setFilter] = useState<MediaFilter>('all');
  const pictures = usePictures({ search: search.search, filter });
  const overview = useTranslations().data ?? [];
  const { queue, uploads } = useUploadQueue();
  const [deleting, setDeleting] = useState<ListedPicture | null>(null);
  const library = useRef<HTMLDivElement>(null);

  const isTabOpen = location.tab === 'media';
  const item = isTabOpen ? location.item : null;
  const id = item !== null && /^\d+$/.test(item) ? Number(item) : null;
  const loaded = pictures.data ? itemsOf(pictures.data) : [];
  const listed = loaded.find((picture) => picture.id === id);
  const opened = useOpenedPicture(pictures.data ? id : null, listed);
  const isGone = item !== null && (id === null || opened.isGone);
  const openPicture = (id: number) => navigate({ tab: 'media', item: String(id) });

  return (
    <TabPage title={<TabName tab="media" />} lead={title.lead} actions={<RefreshButton tab="media" />}>
      {may.media.create ? (
        <>
          <UploadArea isShown={isTabOpen && item === null} onFiles={(files) => queue.add(files)} />
          <UploadList queue={queue} uploads={uploads} onDescribe={may.media.update ? openPicture : null} />
        </>
      ) : (
        <Text color="fg.subtle">{upload.notAllowed}</Text>
      )}
      {opened.error && (
        <Box mt="5">
          <LoadFailure error={opened.error} onRetry={() => opened.refetch()} />
        </Box>
      )}
      {isGone && (
        <Alert.Root status="info" mt="5" borderRadius="card" alignItems="center">
          <Alert.Indicator />
          <Alert.Title flex="1">{texts.gone}</Alert.Title>
          <Button size="sm" variant="outline" onClick={close}>
            {texts.backToList}
          </Button>
        </Alert.Root>
      )}
      <div ref={library} tabIndex={-1}>
        <PictureLibrary
          query={pictures}
          search={search}
          filter={filter}
          onFilter={setFilter}
          onDescribe={openPicture}
          onDelete={setDeleting}
        />
      </div>
      {opened.entry && (
        <PictureEditor
          key={opened.entry.id}
          picture={opened.entry}
          dates={datesOf(opened.entry.id, overview)}
          language={location.language}
          onClose={close}
        />
      )}
      <DeletionDialog
        picture={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={() => library.current}
      />
    </TabPage>
  );
}
