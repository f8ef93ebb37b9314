import { MOST_BLOCKS } from 'contract/landing-blocks';
import { describe, expect, it } from 'vitest';
import { arranged, type BlockCommand, readBlockCommand } from './arranging';

const LINES = ['text aaaa', 'nonsense', 'form bbbb company', 'quote cccc dr-muster'];

describe('the lines of a page', () => {
  it.each<[string, BlockCommand, string[]]>([
    [
      'have a new block below another',
      { action: 'add', kind: 'faq', id: 'dddd', after: 'aaaa' },
      ['text aaaa', 'faq dddd', 'nonsense', 'form bbbb company', 'quote cccc dr-muster'],
    ],
    [
      'have a new block at the beginning',
      { action: 'add', kind: 'faq', id: 'dddd', after: null },
      ['faq dddd', ...LINES],
    ],
    [
      'move with the entries they show',
      { action: 'move', id: 'cccc', by: -1 },
      ['text aaaa', 'nonsense', 'quote cccc dr-muster', 'form bbbb company'],
    ],
    ['lose one block', { action: 'remove', id: 'bbbb' }, ['text aaaa', 'nonsense', 'quote cccc dr-muster']],
  ])('%s', (_name, command, lines) => {
    expect(arranged(LINES, command)).toEqual(lines);
  });

  it.each<BlockCommand>([
    { action: 'add', kind: 'form', id: 'dddd', after: null },
    { action: 'add', kind: 'text', id: 'aaaa', after: null },
    { action: 'move', id: 'aaaa', by: -1 },
    { action: 'move', id: 'cccc', by: 1 },
    { action: 'move', id: 'zzzz', by: 1 },
    { action: 'remove', id: 'zzzz' },
    { action: 'edit', id: 'aaaa' },
  ])('stay as they are after %j', (command) => {
    expect(arranged(LINES, command)).toBe(LINES);
  });

  it('get no block more than a page may have', () => {
    const full = Array.from({ length: MOST_BLOCKS }, (_, index) => `text aaa${index}`);
    expect(arranged(full, { action: 'add', kind: 'text', id: 'dddd', after: null })).toBe(full);
  });
});

describe('a command from the frame', () => {
  it.each<BlockCommand>([
    { action: 'add', kind: 'text', id: 'aaaa', after: null },
    { action: 'add', kind: 'text', id: 'aaaa', after: 'bbbb' },
    { action: 'move', id: 'aaaa', by: 1 },
    { action: 'remove', id: 'aaaa' },
    { action: 'edit', id: 'aaaa' },
  ])('is read: %j', (command) => {
    expect(readBlockCommand({ ...command, more: 1 })).toEqual(command);
  });

  it.each([
    null,
    'edit',
    { action: 'edit' },
    { action: 'paint', id: 'aaaa' },
    { action: 'move', id: 'aaaa', by: 2 },
    { action: 'add', id: 'aaaa', kind: 'video', after: null },
    { action: 'add', id: 'aaaa', kind: 'text' },
  ])('is refused: %j', (given) => {
    expect(readBlockCommand(given)).toBeNull();
  });
});
