import { type RefObject, useEffect } from 'react';

const SHEET = { width: 1280, height: 720 };

export function useSlideScale(stage: RefObject<HTMLElement>, sheet: RefObject<HTMLElement>) {
  useEffect(() => {
    const [around, inner] = [stage.current, sheet.current];
    if (!around || !inner) return;
    const fit = () => {
      const height = Math.max(SHEET.height, inner.offsetHeight);
      const scale = Math.min(around.clientWidth / SHEET.width, around.clientHeight / height);
      around.style.setProperty('--deck-scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [stage, sheet]);
}
