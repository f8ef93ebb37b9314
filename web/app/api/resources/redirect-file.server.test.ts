import { describe, expect, it } from 'vitest';
import { FileUnreadable } from '~/api/resources/read-csv.server';
import { redirectsIn } from './redirect-file.server';

const row = (line: number, more: object) => ({ line, campaign: '', note: '', ...more });

describe('a table of redirects', () => {
  it('has German titles in any order, and any separator', () => {
    const lines = [
      'Ziel;Adresse;Notiz;Art;Kampagne',
      '/faq;/alt;"a; b";302;messe',
      'https://x.example;/b;;;',
    ];
    for (const separator of [';', ',', '\t']) {
      const content = lines.join('\r\n').replace(/;(?! )/g, separator);
      expect(redirectsIn(`\uFEFF${content}\r\n`)).toEqual([
        row(2, { address: '/alt', target: '/faq', kind: 'temporary', campaign: 'messe', note: 'a; b' }),
        row(3, { address: '/b', target: 'https://x.example', kind: 'permanent' }),
      ]);
    }
  });

  it('may be that of a program, with the words of the contract', () => {
    expect(redirectsIn('address,target,kind\n/a,/b,temporary\n/c,,\n/d,/e,307\n')).toMatchObject([
      { address: '/a', kind: 'temporary' },
      { address: '/c', kind: 'gone' },
      { address: '/d', kind: '307' },
    ]);
  });

  it('names kinds by their status or their German word', () => {
    const kinds = ['301', '302', '410', 'dauerhaft', 'Vorübergehend', 'Gibt es nicht mehr'];
    const content = ['Adresse;Ziel;Art', ...kinds.map((kind) => `/a;/b;${kind}`)].join('\n');
    expect(redirectsIn(content).map(({ kind }) => kind)).toEqual([
      ...['permanent', 'temporary', 'gone'],
      ...['permanent', 'temporary', 'gone'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no titles', '/alt;/neu'],
    ['no target', 'Adresse;Art\n/a;301'],
    ['an open quote', 'Adresse;Ziel\n"/a;/b'],
  ])('with %s is unreadable', (_name, content) => {
    expect(() => redirectsIn(content)).toThrow(FileUnreadable);
  });
});
