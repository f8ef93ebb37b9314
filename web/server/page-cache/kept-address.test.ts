import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { keptAddress } from './kept-address';

const languageKeptFor = (headers: IncomingMessage['headers']) =>
  keptAddress({ headers } as IncomingMessage, '/careers', '')?.language;

describe('the language of an address without prefix', () => {
  it('is the visitor’s, whatever headers others have sent before', () => {
    const attack = { 'accept-language': 'de-DE,de;q=0.9 lang=fr;', cookie: 'n=1' };
    const victim = { 'accept-language': 'de-DE,de;q=0.9', cookie: 'lang=fr; n=1' };
    expect([attack, victim].map(languageKeptFor)).toEqual(['de', 'fr']);
  });
});
