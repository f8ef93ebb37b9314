import { describe, expect, it } from 'vitest';
import { readFromTextFrame, readToTextFrame } from './text-protocol';

const ref = { file: 'home', language: 'de', key: 'hero.title' };
const ready = { type: 'texts-ready', path: '/', language: 'de', texts: [], isLoaded: true };

describe('messages between the screen and its frame', () => {
  it.each([ready, { type: 'texts-picked', refs: [ref], words: 'Titel' }])(
    'are understood from the frame: $type',
    (message) => {
      expect(readFromTextFrame(message)).toEqual(message);
      expect(readToTextFrame(message)).toBeNull();
    },
  );

  it.each([
    { type: 'texts-typed', drafts: [{ ...ref, to: 'Neu' }] },
    { type: 'text-pointed', ref: null },
    { type: 'text-left' },
    { type: 'links-followed', isOn: true },
  ])('are understood from the screen: $type', (message) => {
    expect(readToTextFrame(message)).toEqual(message);
    expect(readFromTextFrame(message)).toBeNull();
  });

  it.each([null, 'texts-ready', [], {}, { type: 'preview-ready' }, { type: 7 }])(
    'are passed over when they are %o',
    (message) => {
      expect(readFromTextFrame(message)).toBeNull();
      expect(readToTextFrame(message)).toBeNull();
    },
  );
});
