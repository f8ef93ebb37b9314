import { PDFDocument } from '@cantoo/pdf-lib';
import { type StoredFile, upload } from './pictures';

export async function pdf(change: (document: PDFDocument) => unknown = () => {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('TI 2.0');
  await change(document);
  return Buffer.from(await document.save());
}

export const uploadPdf = (url: string, token: string, content: string | Buffer, name: string, query = '') =>
  upload(url, token, { content, name, type: 'application/pdf', query });

export async function storedPdf(url: string, token: string, name: string): Promise<StoredFile> {
  const { body } = await uploadPdf(url, token, await pdf(), name);
  const [file] = body;
  if (!file) throw new Error(`the upload of ${name} answered ${JSON.stringify(body)}`);
  return file;
}
