import type { Locator } from '@playwright/test';

export interface Lettering {
  /** Visible texts, each with what is wrong about it. */
  faults: string[];
  texts: number;
  /** Rows that are whole and not covered. */
  rows: number;
  smallest: number;
}

/** Measures the letters of a drawn screen. */
export function letteringOf(screen: Locator): Promise<Lettering> {
  return screen.evaluate((figure) => {
    /** Pixels by which a line box exceeds its letters above and below. */
    const LEADING = 3;
    const frame = figure.getBoundingClientRect();
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 0.5 &&
      inner.right <= outer.right + 0.5 &&
      inner.top >= outer.top - LEADING &&
      inner.bottom <= outer.bottom + LEADING;
    const clipping = (element: Element) => {
      const clips: Element[] = [];
      for (let at: Element | null = element; at && at !== figure; at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible') clips.push(at);
      return clips;
    };
    const faults: string[] = [];
    const boxes: { text: string; node: Text; box: DOMRect }[] = [];
    let smallest = Number.POSITIVE_INFINITY;
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || node.data.trim() === '') continue;
      // For screen readers alone.
      if (getComputedStyle(parent).clip !== 'auto') continue;
      smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parent).fontSize));
      for (const { 0: word, index } of node.data.matchAll(/[^\s\u00a0\u2060-]+-?/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()];
        if (lines.length > 1) faults.push(`"${word}" is broken`);
        for (const box of lines) {
          if (!isInside(box, frame)) faults.push(`"${word}" leaves the screen`);
          for (const clip of clipping(parent))
            if (!isInside(box, clip.getBoundingClientRect())) faults.push(`"${word}" is cut off`);
          boxes.push({ text: word, node, box });
        }
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.node === other.node) continue;
        const meet =
          one.box.left < other.box.right - 0.5 &&
          other.box.left < one.box.right - 0.5 &&
          one.box.top + LEADING < other.box.bottom - LEADING &&
          other.box.top + LEADING < one.box.bottom - LEADING;
        if (meet) faults.push(`"${one.text}" lies on "${other.text}"`);
      }
    }
    const rows = [...figure.querySelectorAll('[data-row]')].filter(
      (row) => row.checkVisibility() && isInside(row.getBoundingClientRect(), frame),
    );
    return { faults: [...new Set(faults)], texts: boxes.length, rows: rows.length, smallest };
  });
}
