import { describe, expect, it } from 'vitest';
import { changedLine, withChangedLine } from './changed-line';

describe('the changed line of a text', () => {
  it.each([
    ['eins\nzwei', 'eins\ndrei', { from: 'zwei', to: 'drei' }],
    ['- eins\n- zwei', '- eins!\n- zwei', { from: 'eins', to: 'eins!' }],
    ['## Titel', '### Titel', { from: 'Titel', to: 'Titel' }],
  ])('of %j and %j is known without its Markdown', (before, after, change) => {
    expect(changedLine(before, after)).toEqual(change);
  });

  it.each([
    ['eins', 'eins\nzwei'],
    ['eins\nzwei', 'a\nb'],
    ['', 'eins'],
    ['gleich', 'gleich'],
  ])('is unknown between %j and %j', (before, after) => {
    expect(changedLine(before, after)).toBeNull();
  });

  it('is shown where it stands among other words, also with bound pairs', () => {
    const change = { from: 'in 50 ms', to: 'in 40 ms' };
    expect(withChangedLine('Antwort in 50\u00a0ms, immer', change)).toBe('Antwort in 40 ms, immer');
  });

  it('is not shown where the page writes it otherwise', () => {
    expect(withChangedLine('ein Wort', { from: 'ein **Wort**', to: 'ein **Satz**' })).toBeNull();
  });
});
