import type { Language } from 'contract/languages';
import { useEffect, useRef, useState } from 'react';
import { useSteady } from '~/admin/drafts/use-steady';
import type { Device } from '~/admin/pages-tab/frame-scale';
import { ScaledFrame } from '~/admin/pages-tab/scaled-frame';
import { TEXTS_PARAMETER } from '~/features/preview/parameters';
import {
  readFromTextFrame,
  type TextsPicked,
  type TextsReady,
  type ToTextFrame,
} from '~/features/text-preview/text-protocol';
import type { TextDraft, TextRef } from '~/features/text-preview/text-table';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface TextFrameProps {
  /** Without language. */
  path: string;
  language: Language;
  device: Device;
  drafts: readonly TextDraft[];
  pointed: TextRef | null;
  /** Changes when the editor leaves the field for the page. */
  returns: number;
  isFollowing: boolean;
  onReady: (ready: TextsReady) => void;
  onPicked: (refs: TextRef[], words: string) => void;
}

const addressOf = (path: string, language: Language) =>
  `/${language}${path === '/' ? '' : path}?${TEXTS_PARAMETER}`;

/** Shows a page whose texts can be pointed at (docs/decisions/0060). */
export function TextFrame({
  path,
  language,
  device,
  drafts,
  pointed,
  returns,
  isFollowing,
  onReady,
  onPicked,
}: TextFrameProps) {
  const { frame: texts } = useTexts('admin-page-texts');
  const frame = useRef<HTMLIFrameElement>(null);
  const address = addressOf(path, language);
  const [firstAddress] = useState(address);
  /** The address of the page in the frame, and the drafts that it shows; null until it is ready. */
  const at = useRef(firstAddress);
  const shown = useRef<string | null>(null);
  const typed = JSON.stringify(drafts);

  const tell = useSteady((message: ToTextFrame) =>
    frame.current?.contentWindow?.postMessage(message, window.location.origin),
  );
  const showTyped = useSteady(() => {
    if (shown.current === null || shown.current === typed) return;
    shown.current = typed;
    tell({ type: 'texts-typed', drafts: [...drafts] });
  });
  const hear = useSteady((message: TextsReady | TextsPicked) => {
    if (message.type === 'texts-picked') return onPicked(message.refs, message.words);
    const address = addressOf(message.path, message.language);
    // The page that is being left may still show what was typed into it.
    if (!message.isLoaded && address !== at.current) return;
    at.current = address;
    // A page that has just loaded shows the stored texts.
    if (message.isLoaded) {
      shown.current = '[]';
      tell({ type: 'links-followed', isOn: isFollowing });
      showTyped();
    }
    onReady(message);
  });

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = readFromTextFrame(data);
      if (message) hear(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [hear]);
  useEffect(() => {
    // The frame has gone there itself where the editor has followed a link.
    if (at.current === address) return;
    at.current = address;
    shown.current = null;
    frame.current?.contentWindow?.location.replace(address);
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends what is typed as soon as that has changed
  useEffect(() => showTyped(), [typed, showTyped]);
  useEffect(() => tell({ type: 'links-followed', isOn: isFollowing }), [isFollowing, tell]);
  useEffect(() => tell({ type: 'text-pointed', ref: pointed }), [pointed, tell]);
  useEffect(() => {
    if (returns > 0) tell({ type: 'text-left' });
  }, [returns, tell]);

  return <ScaledFrame frame={frame} title={fill(texts.title, { path })} src={firstAddress} device={device} />;
}
