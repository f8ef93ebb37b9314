import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfProblem } from './pdf-content';

async function pdf(add: (document: PDFDocument) => unknown = () => {}, useObjectStreams = true) {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('TI 2.0');
  await add(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

type Value = NonNullable<Parameters<PDFDocument['context']['stream']>[1]>[string];

/** Makes objects of a value of any kind, each of which has an overload of its own. */
const objectOf = ({ context }: PDFDocument, value: Value) => context.obj([value]).get(0);

const catalogWith = (name: string, value: Value) =>
  pdf((document) => document.catalog.set(PDFName.of(name), objectOf(document, value)));

const onPage = (name: string, value: Value) =>
  pdf((document) => document.getPage(0).node.set(PDFName.of(name), objectOf(document, value)));

describe('a PDF that only shows pages', () => {
  it.each([
    ['with compressed objects', true],
    ['with objects as text', false],
  ])('is accepted %s', async (_name, isCompressed) => {
    expect(await pdfProblem(await pdf(undefined, isCompressed))).toBeNull();
  });

  it('may link to the web, and open at one of its pages', async () => {
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      A: { S: 'URI', URI: PDFString.of('https://example.org') },
    };
    expect(await pdfProblem(await onPage('Annots', [link]))).toBeNull();
    expect(await pdfProblem(await catalogWith('OpenAction', ['0', 'Fit']))).toBeNull();
    expect(await pdfProblem(await catalogWith('OpenAction', { S: 'GoTo', D: ['0', 'Fit'] }))).toBeNull();
  });

  it('may have a font of the name of a trigger, and some bytes behind its end', async () => {
    const font = { AA: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } };
    expect(await pdfProblem(await onPage('Fonts', font))).toBeNull();
    expect(await pdfProblem(Buffer.concat([await pdf(), Buffer.alloc(500, '\n')]))).toBeNull();
  });
});

describe('a PDF is refused as active', () => {
  const script = PDFString.of('app.alert(1)');
  it.each([
    ['a script at its opening', 'OpenAction', { S: 'JavaScript', JS: script }],
    ['an address at its opening', 'OpenAction', { S: 'URI', URI: PDFString.of('https://example.org') }],
    ['scripts by name', 'Names', { JavaScript: { Names: [] } }],
    ['files in it', 'Names', { EmbeddedFiles: { Names: [] } }],
    ['a trigger', 'AA', { WC: { S: 'Named', N: 'Print' } }],
    ['a form with scripts', 'AcroForm', { XFA: [] }],
  ])('for %s', async (_name, entry, value) => {
    expect(await pdfProblem(await catalogWith(entry, value))).toBe('active');
  });

  it.each([
    ['a program that starts', { Subtype: 'Link', A: { S: 'Launch', F: PDFString.of('calc.exe') } }],
    ['a form that is sent', { Subtype: 'Link', A: { S: 'SubmitForm' } }],
    ['an attachment', { Subtype: 'FileAttachment' }],
    ['a name in another spelling', { Subtype: 'Link', A: { S: 'Java#53cript' } }],
  ])('for %s', async (_name, annotation) => {
    expect(await pdfProblem(await onPage('Annots', [annotation]))).toBe('active');
  });

  it('for a file that the library attaches', async () => {
    const attached = await pdf((document) => document.attach(Buffer.from('x'), 'x.txt'));
    expect(await pdfProblem(attached)).toBe('active');
  });

  it('for an earlier version of an object, which a later one replaces', async () => {
    const text = (await pdf(undefined, false)).toString('latin1');
    const twice = '90 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n90 0 obj\n<< /Type /Nothing >>\nendobj\n';
    const changed = text.replace('xref\n', `${twice}xref\n`);
    expect(changed).not.toBe(text);
    expect(await pdfProblem(Buffer.from(changed, 'latin1'))).toBe('active');
  });
});

describe('a PDF is refused as unreadable', () => {
  it('without its end', async () => {
    const whole = await pdf();
    expect(await pdfProblem(whole.subarray(0, whole.length - 10))).toBe('unreadable');
  });

  it('with a password', async () => {
    const locked = await pdf((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' }));
    expect(await pdfProblem(locked)).toBe('unreadable');
  });

  it('without a catalog', async () => {
    expect(await pdfProblem(Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'))).toBe('unreadable');
  });

  it('with objects that become longer than the memory of the server', async () => {
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
    const head = `1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`;
    const content = Buffer.concat([
      Buffer.from(`%PDF-1.7\n${head}`),
      bomb,
      Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
    ]);
    expect(content.length).toBeLessThan(200_000);
    expect(await pdfProblem(content)).toBe('unreadable');
  });

  it('with objects in objects without end', async () => {
    const nested = `%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}\nendobj\n%%EOF\n`;
    expect(await pdfProblem(Buffer.from(nested))).toBe('unreadable');
  });
});
