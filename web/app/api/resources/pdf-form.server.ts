import { PDF_BYTES } from 'contract/limits';
import { PDF_TYPE } from 'contract/media-fields';
import { errorAnswer } from '~/api/http/answers.server';
import { readFileForm, tidyName } from './file-form.server';

const BEGINNING = '%PDF-';

const tooLarge = () => errorAnswer('pdf-too-large', { limit: PDF_BYTES });

/** Tells the type by the first bytes; Strapi reads the rest. @throws Response 400, 413 or 415 */
export async function readPdfForm(request: Request): Promise<File> {
  const form = await readFileForm(request, tooLarge);
  const [pdf, ...others] = form.getAll('pdf');
  if (others.length > 0 || !(pdf instanceof File) || pdf.size === 0) throw errorAnswer('pdf-missing');
  if (pdf.size > PDF_BYTES) throw tooLarge();
  const beginning = await pdf.slice(0, BEGINNING.length).text();
  if (beginning !== BEGINNING) throw errorAnswer('pdf-type-unknown');
  return new File([pdf], `${tidyName(pdf.name) || 'dokument'}.pdf`, { type: PDF_TYPE });
}
