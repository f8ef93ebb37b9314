import { describe, expect, it } from 'vitest';
import { readProductBlock } from './product-block';

describe('readProductBlock', () => {
  it('reads heading, lead and cards', () => {
    const text =
      '## Was es kann\n\nIn Kürze.\n\n### Anmelden\nMit **einer** Identität.\n\nÜberall.\n\n### Prüfen\n';
    expect(readProductBlock(text)).toEqual({
      title: 'Was es kann',
      lead: 'In Kürze.',
      items: [
        { title: 'Anmelden', text: 'Mit einer Identität. Überall.', lines: [] },
        { title: 'Prüfen', text: '', lines: [] },
      ],
    });
  });

  it('keeps the lines under a group apart', () => {
    const { items } = readProductBlock('### Protokolle\n- OIDC\n- SAML 2.0\n\n### Betrieb\n- Deutschland');
    expect(items).toEqual([
      { title: 'Protokolle', text: '', lines: ['OIDC', 'SAML 2.0'] },
      { title: 'Betrieb', text: '', lines: ['Deutschland'] },
    ]);
  });

  it('takes the entries of a list without headings for cards', () => {
    expect(readProductBlock('- Schnell\n- Sicher').items.map(({ title }) => title)).toEqual([
      'Schnell',
      'Sicher',
    ]);
  });

  it('keeps the marks of code, and no others', () => {
    const text = '## Der `kid`\n\nMit `kty`.\n\n### `token`\nEin **`jwt`**.\n\n### Endpunkte\n- `userinfo`';
    expect(readProductBlock(text)).toEqual({
      title: 'Der `kid`',
      lead: 'Mit `kty`.',
      items: [
        { title: '`token`', text: 'Ein `jwt`.', lines: [] },
        { title: 'Endpunkte', text: '', lines: ['`userinfo`'] },
      ],
    });
    expect(readProductBlock('- Ohne `alg`').items.map(({ title }) => title)).toEqual(['Ohne `alg`']);
  });

  it('has nothing where nothing is written', () => {
    expect(readProductBlock(' \n')).toEqual({ title: '', lead: '', items: [] });
  });
});
