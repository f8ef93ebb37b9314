import type { Locator } from '@playwright/test';

export interface ReadText {
  text: string;
  contrast: number;
  /** WCAG 1.4.3 requires less for large letters. */
  needed: number;
}

export function contrastsOf(target: Locator): Promise<ReadText[]> {
  return target.evaluate((root) => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas.');
    const colorOf = (value: string): Color => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Color, ground: Color): Color => {
      const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
      return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
    };
    const luminance = ([red, green, blue]: Color) => {
      const linear = (channel: number) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    /** Null over a picture or gradient, which has no single colour. */
    const groundOf = (element: Element | null): Color | null => {
      if (!element) return [255, 255, 255, 1];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return null;
      const own = colorOf(backgroundColor);
      if (own[3] === 1) return own;
      const below = groundOf(element.parentElement);
      return below && over(own, below);
    };
    const found: { text: string; contrast: number; needed: number }[] = [];
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join(' ');
      if (text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      const ground = groundOf(element);
      if (!ground) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [dark, light] = [luminance(over(colorOf(color), ground)), luminance(ground)].sort(
        (a, b) => a - b,
      );
      if (dark === undefined || light === undefined) continue;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      found.push({ text, contrast: (light + 0.05) / (dark + 0.05), needed: isLarge ? 3 : 4.5 });
    }
    return found;
  });
}
