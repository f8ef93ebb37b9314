import { useEffect, useRef, useState } from 'react';

interface IncomingFiles {
  isListening: boolean;
  onFiles: (files: File[]) => void;
  pastedName: string;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Renames pictures from the clipboard: browsers call all of them `image.png`. */
function namedPaste(file: File, beginning: string, now = new Date()): File {
  if (file.name !== 'image.png') return file;
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return new File([file], `${beginning}-${time}.png`, { type: file.type });
}

export function useIncomingFiles({ isListening, onFiles, pastedName }: IncomingFiles): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!isListening) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onDrag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Otherwise the browser would leave the screen and open the file.
      event.preventDefault();
      setOver(true);
    };
    window.addEventListener('dragenter', onDrag, { signal });
    window.addEventListener('dragover', onDrag, { signal });
    // Moving between elements is not leaving the window.
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), {
      signal,
    });
    window.addEventListener(
      'drop',
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || isTextField(event.target)) return;
        event.preventDefault();
        take.current(files.map((file) => namedPaste(file, pastedName)));
      },
      { signal },
    );
    return () => {
      listeners.abort();
      setOver(false);
    };
  }, [isListening, pastedName]);
  return isOver;
}
