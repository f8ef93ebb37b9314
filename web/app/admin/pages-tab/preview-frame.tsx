import { useEffect, useRef } from 'react';
import type { BlockCommand } from '~/features/preview/blocks/arranging';
import { connectPreview, type PreviewConnection } from '~/features/preview/connect-preview';
import type { SectionDraft } from '~/features/preview/protocol';
import type { Device } from './frame-scale';
import { ScaledFrame } from './scaled-frame';

interface PreviewFrameProps {
  draft: SectionDraft;
  path: string;
  /** True if the draft is what is stored, which the site shows by itself. */
  isStored: boolean;
  device: Device;
  title: string;
  onReady: () => void;
  onCommand?: ((command: BlockCommand) => void) | undefined;
}

/** Leaves out what the library tells later about pictures: the page that the site renders has it. */
const contentOf = ({ translations, images, page }: SectionDraft) =>
  JSON.stringify([translations, Object.entries(images).map(([name, image]) => [name, image?.url]), page]);

/** Gives each language its own frame: navigating one frame would add entries to the browser's history. */
export function PreviewFrame({ draft, path, isStored, device, title, ...listeners }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<PreviewConnection | null>(null);
  const heard = useRef(listeners);
  heard.current = listeners;

  useEffect(() => {
    if (!frame.current) return;
    const connected = connectPreview(frame.current, {
      onReady: () => heard.current.onReady(),
      onCommand: (command) => heard.current.onCommand?.(command),
    });
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

  return <ScaledFrame frame={frame} title={title} src={path} device={device} />;
}
