import { describe, expect, it } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { getWhitepaper, readPaper } from './paper.server';
import { printPaper } from './pdf.server';

const FRONT = ['title', 'subtitle', 'description', 'kind', 'contents', 'print', 'publisher', 'back']
  .map((name) => `${name}: x`)
  .join('\n');
const paperWith = (text: string) => readPaper(`---\n${FRONT}\ndate: 2025-11\n---\n${text}`);

describe('printPaper', () => {
  it('makes a tagged PDF with the title, the language and the publisher of the paper', async () => {
    const company = { ...BUILT_IN_COMPANY, legalName: 'Beispiel & Söhne GmbH' };
    const pdf = (await printPaper(getWhitepaper(), company)).toString('utf8');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf).toContain(getWhitepaper().front.title);
    expect(pdf).toContain('Beispiel &amp; Söhne GmbH');
    expect(pdf).toContain('<rdf:li>de</rdf:li>');
  });

  it('refuses a reference without a source', async () => {
    const printed = printPaper(
      paperWith('## A\n\nText [3].\n\n## Quellen\n\n1. Eins\n2. Zwei\n'),
      BUILT_IN_COMPANY,
    );
    await expect(printed).rejects.toThrow('array index out of bounds');
  });

  it('prints signs that mean something to the typesetter', async () => {
    const text = '## A\n\n### B\n\n#t *kursiv* **fett** `code` $x$ @y <z> [Link](https://a.example/#b)\n';
    const printed = printPaper(paperWith(`${text}\n## Quellen\n\n1. Eins\n2. Zwei\n`), BUILT_IN_COMPANY);
    expect((await printed).toString('latin1')).toMatch(/^%PDF-/);
  });
});
