import { Box, Text } from '@chakra-ui/react';
import { MEDIA_FILTERS, type MediaFilter } from 'contract/media-fields';
import { ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { useInvalidate } from '~/admin/data/invalidation';
import { countUnloaded, itemsOf } from '~/admin/data/loaded-pages';
import { type ListedPicture, useOpenedPicture, usePictures } from '~/admin/data/media';
import { useTranslations } from '~/admin/data/translations';
import { uploadPicture } from '~/admin/data/upload';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { GoneNotice } from '~/admin/parts/gone-notice';
import { LoadFailure } from '~/admin/parts/load-state';
import { PanelLink } from '~/admin/parts/panel-link';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { PdfCard } from './pdf-card';
import { PictureCard } from './picture-card';
import { PictureDeletion } from './picture-deletion';
import { PictureEditor } from './picture-editor';
import { datesOf, fileSize, isPdf, pixels } from './picture-facts';
import { UploadArea } from './upload-area';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

export default function MediaTab() {
  const { title, list, upload, picture: texts } = useTexts('admin-media');
  const { may } = useAccount();
  const { location, navigate, close } = useAdminLocation();
  const narrowing = useNarrowing<MediaFilter>('all');
  const all = usePictures({ search: '', filter: 'all' });
  const pdfs = usePictures({ search: '', filter: 'pdf' });
  const found = usePictures({ search: narrowing.search.search, filter: narrowing.filter });
  const overview = useTranslations().data ?? [];
  const [deleting, setDeleting] = useState<ListedPicture | null>(null);
  const heading = useRef<HTMLSpanElement>(null);

  const isTabOpen = location.tab === 'media';
  const item = isTabOpen ? location.item : null;
  const id = item !== null && /^\d+$/.test(item) ? Number(item) : null;
  const pictures = found.data ? itemsOf(found.data) : [];
  const opened = useOpenedPicture(
    found.data ? id : null,
    pictures.find((picture) => picture.id === id),
  );
  const isGone = item !== null && (id === null || opened.isGone);
  const openPicture = (id: number) => navigate({ tab: 'media', item: String(id) });

  const { all: stored = 0, size = 0 } = found.data?.pages[0] ?? {};
  const total = found.data ? pictures.length + countUnloaded(found.data) : 0;
  const words = narrowing.filter === 'pdf' ? list.ofPdfs : list;
  const count =
    total === stored
      ? fill(stored === 1 ? words.countOne : words.count, { count: pixels(stored), size: fileSize(size) })
      : fill(words.found, { count: pixels(total), all: pixels(stored) });

  return (
    <ListTab
      tab="media"
      title={
        <span ref={heading} tabIndex={-1}>
          <TabName tab="media" />
        </span>
      }
      lead={title.lead}
      actions={
        // Strapi's library crops, sets focal points, sorts into folders and replaces files.
        <PanelLink path="/admin/plugins/upload" title={title.inPanel}>
          {title.panel}
          <ExternalLink size={14} aria-hidden="true" />
        </PanelLink>
      }
      above={
        <Box mb="6">
          {may.media.create ? (
            <Uploading
              isShown={isTabOpen && item === null}
              onDescribe={may.media.update ? openPicture : null}
            />
          ) : (
            <Text color="fg.subtle">{upload.notAllowed}</Text>
          )}
          {opened.error && (
            <Box mt="5">
              <LoadFailure error={opened.error} onRetry={() => opened.refetch()} />
            </Box>
          )}
          {opened.entry && (
            <PictureEditor
              key={opened.entry.id}
              picture={opened.entry}
              dates={datesOf(opened.entry.id, overview)}
              language={location.language}
              onClose={close}
            />
          )}
          {deleting && (
            <PictureDeletion
              picture={deleting}
              onClose={() => setDeleting(null)}
              focusAfter={() => heading.current}
            />
          )}
          {isGone && (
            <Box mt="5">
              <GoneNotice title={texts.gone} back={texts.backToList} onBack={close} />
            </Box>
          )}
        </Box>
      }
      query={all}
      empty={
        all.data?.pages[0]?.all === 0 &&
        pdfs.data?.pages[0]?.all === 0 && { title: list.empty, text: list.emptyText }
      }
    >
      <Toolbar narrowing={narrowing} texts={list} filters={MEDIA_FILTERS} names={list} />
      <EntryList
        query={found}
        entries={pictures}
        idOf={({ id }) => id}
        total={total}
        texts={list}
        count={count}
        onReset={narrowing.reset}
        look="cards"
        row={(picture) =>
          isPdf(picture) ? (
            <PdfCard pdf={picture} onDelete={() => setDeleting(picture)} />
          ) : (
            <PictureCard
              picture={picture}
              onDescribe={() => openPicture(picture.id)}
              onDelete={() => setDeleting(picture)}
            />
          )
        }
      />
    </ListTab>
  );
}

interface UploadingProps {
  /** Pictures dropped or pasted elsewhere on the screen are not for the library. */
  isShown: boolean;
  onDescribe: ((id: number) => void) | null;
}

/** Apart from the library, which would render at each step of the progress. */
function Uploading({ isShown, onDescribe }: UploadingProps) {
  const { notices } = useTexts('admin-media');
  const invalidate = useInvalidate();
  const uploads = useUploads({
    upload: uploadPicture,
    onUploaded: () => {
      void invalidate('picture');
      notify({ title: notices.uploaded });
    },
    onFailed: () =>
      notify({ title: notices.failed, description: notices.failedText, variant: 'destructive' }),
  });
  return (
    <>
      <UploadArea isShown={isShown} onFiles={uploads.add} />
      <UploadList uploads={uploads} onDescribe={onDescribe} />
    </>
  );
}
