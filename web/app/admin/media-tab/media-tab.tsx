import { Alert, Button, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { usePlace } from '~/admin/place';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import { useTexts } from '~/i18n/texts';
import { DeletionDialog } from './deletion-dialog';
import { PictureEditor } from './picture-editor';
import { datesOf } from './picture-facts';
import { PictureLibrary } from './picture-library';
import { UploadArea } from './upload-area';
import { UploadList } from './upload-list';
import { type ListedPicture, usePictures, useTranslations } from './use-pictures';
import { useUploadQueue } from './use-upload-queue';

/** Media: what there is, what is coming in, and what it says to people who do not see it. */
export default function MediaTab() {
  const { title, upload, picture: texts } = useTexts('admin-media');
  const { may } = useAccount();
  const { place, go, leave } = usePlace();
  const pictures = usePictures();
  const overview = useTranslations().data ?? [];
  const { queue, uploads } = useUploadQueue();
  const [deleting, setDeleting] = useState<ListedPicture | null>(null);
  const library = useRef<HTMLDivElement>(null);

  const isHere = place.tab === 'media';
  const item = isHere ? place.item : null;
  const opened = pictures.data?.find(({ id }) => String(id) === item);
  const openPicture = (id: number) => go({ tab: 'media', item: String(id) });

  return (
    <TabPage title={<TabName tab="media" />} lead={title.lead} actions={<RefreshButton tab="media" />}>
      {may.media.create ? (
        <>
          <UploadArea isShown={isHere && item === null} onFiles={(files) => queue.add(files)} />
          <UploadList queue={queue} uploads={uploads} onDescribe={may.media.update ? openPicture : null} />
        </>
      ) : (
        <Text color="fg.subtle">{upload.notAllowed}</Text>
      )}
      {item !== null && pictures.data && !opened && (
        <Alert.Root status="info" mt="5" borderRadius="card" alignItems="center">
          <Alert.Indicator />
          <Alert.Title flex="1">{texts.gone}</Alert.Title>
          <Button size="sm" variant="outline" onClick={leave}>
            {texts.backToList}
          </Button>
        </Alert.Root>
      )}
      <div ref={library} tabIndex={-1}>
        {pictures.data ? (
          <PictureLibrary pictures={pictures.data} onDescribe={openPicture} onDelete={setDeleting} />
        ) : pictures.isError ? (
          <LoadFailure error={pictures.error} onRetry={() => pictures.refetch()} />
        ) : (
          <Loading />
        )}
      </div>
      {opened && (
        <PictureEditor
          key={opened.id}
          picture={opened}
          dates={datesOf(opened.id, overview)}
          language={place.language}
          onClose={leave}
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
