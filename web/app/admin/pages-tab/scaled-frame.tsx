import { Box } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Device, frameScale, type Size } from './frame-scale';

interface ScaledFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  src: string;
  device: Device;
}

export function ScaledFrame({ frame, title, src, device }: ScaledFrameProps) {
  const { room, size } = useRoom();
  const { width, height, scale, left } = frameScale(device, size);
  return (
    <Box ref={room} position="relative" w="full" h="full" overflow="hidden" bg="bg.emphasized">
      <iframe
        ref={frame as RefObject<HTMLIFrameElement>}
        title={title}
        src={src}
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
