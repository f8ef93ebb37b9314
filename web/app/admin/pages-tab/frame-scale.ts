const DEVICES = { phone: 390, desktop: 1280 } as const;
export type Device = keyof typeof DEVICES;

export interface Size {
  width: number;
  height: number;
}

export interface FrameScale extends Size {
  scale: number;
  left: number;
}

/** Shrinks the page from its width on the device until it fits, and centres it; large rooms show more of it. */
export function frameScale(device: Device, room: Size): FrameScale {
  const width = device === 'desktop' ? Math.max(DEVICES.desktop, room.width) : DEVICES.phone;
  const scale = Math.min(1, room.width / width);
  return {
    width,
    height: scale > 0 ? room.height / scale : room.height,
    scale,
    left: (room.width - width * scale) / 2,
  };
}
