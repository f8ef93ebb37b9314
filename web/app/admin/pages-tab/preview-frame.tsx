import { Box } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import { useEffect, useRef, useState } from 'react';
import { connectPreview, type PreviewConnection, previewPath } from '~/features/preview/connect-preview';
import type { SectionDraft } from '~/features/preview/protocol';
import { type Device, frameScale, type Size } from './frame-scale';
import { useSectionSlot } from './section-slots';

interface PreviewFrameProps {
  draft: SectionDraft;
  /** Whether the draft is what is stored, which the site shows by itself. */
  isStored: boolean;
  language: Language;
  device: Device;
  title: string;
  onReady: () => void;
}

/** Leaves out what the library tells later about pictures: the page that the site renders has it. */
const contentOf = ({ translations, images }: SectionDraft) =>
  JSON.stringify([translations, Object.entries(images).map(([name, image]) => [name, image?.url])]);

/** Gives each language its own frame: navigating one frame would add entries to the browser's history. */
export function PreviewFrame({ draft, isStored, language, device, title, onReady }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<PreviewConnection | null>(null);
  const ready = useRef(onReady);
  ready.current = onReady;
  const { room, size } = useRoom();
  const { path } = useSectionSlot(draft.key);

  useEffect(() => {
    if (!frame.current) return;
    const connected = connectPreview(frame.current, { onReady: () => ready.current() });
    connection.current = connected;
    return connected.disconnect;
  }, []);
  const shown = useRef(isStored ? contentOf(draft) : null);
  useEffect(() => {
    // The page would be rendered a second time to show the same.
    if (shown.current === contentOf(draft)) return;
    shown.current = null;
    connection.current?.send(draft);
  });

  const { width, height, scale, left } = frameScale(device, size);
  return (
    <Box ref={room} position="relative" w="full" h="full" overflow="hidden" bg="bg.emphasized">
      <iframe
        ref={frame}
        title={title}
        src={previewPath(path, draft.key, language)}
        style={{
          position: 'absolute',
          top: 0,
          left,
          width,
          height,
          border: 0,
          background: '#fff',
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
        }}
      />
    </Box>
  );
}

function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return { room, size };
}
