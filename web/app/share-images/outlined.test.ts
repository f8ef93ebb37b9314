import { describe, expect, it } from 'vitest';
import { outline, widthOf } from '~/lettering/lettering.server';
import { withOutlinedWords } from './outlined.server';

const lettering = { size: 12, weight: 600 } as const;
const text = (attributes: string, content: string) =>
  `<text fill="red" font-size="12" font-weight="600"${attributes}>${content}</text>`;
const path = (d: string) => `<path d="${d}" fill="red"/>`;

describe('the words of a drawing', () => {
  it.each([
    ['', 0],
    [' text-anchor="middle"', 0.5],
    [' text-anchor="end"', 1],
  ])('stand where they stood with%s', (anchor, before) => {
    const start = 100 - before * widthOf('Patient', lettering);
    expect(withOutlinedWords(text(` x="100" y="20"${anchor}`, 'Patient'))).toBe(
      path(outline('Patient', start, 20, lettering)),
    );
  });

  it('keep their lines', () => {
    const lines = '<tspan x="5" y="20">eins</tspan><tspan x="5" y="36">zwei</tspan>';
    expect(withOutlinedWords(text('', lines))).toBe(
      path(outline('eins', 5, 20, lettering) + outline('zwei', 5, 36, lettering)),
    );
  });

  it('are those that people read', () => {
    expect(withOutlinedWords(text(' x="0" y="0"', 'l&#x27;a &amp; b'))).toBe(
      path(outline("l'a & b", 0, 0, lettering)),
    );
  });

  it('leave everything else as it is', () => {
    const drawing = '<g><circle cx="1" cy="2" r="3"/></g>';
    expect(withOutlinedWords(drawing)).toBe(drawing);
  });
});
