import type { Language } from 'contract/languages';
import { useEffect, useRef } from 'react';
import { connectPreview, type PreviewConnection, previewPath } from '~/features/preview/connect-preview';
import type { SectionDraft } from '~/features/preview/protocol';
import type { Device } from './frame-scale';
import { ScaledFrame } from './scaled-frame';
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

  return (
    <ScaledFrame frame={frame} title={title} src={previewPath(path, draft.key, language)} device={device} />
  );
}
