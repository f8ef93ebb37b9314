import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '~/company';
import { BrandMark } from '~/site/brand';
import layout from '/content/whitepaper/paper.typ?raw';
import type { Paper } from './paper.server';

const require = createRequire(import.meta.url);
// Typst reads no WOFF, the form in which the site has its fonts.
const FONTS = ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold'];

const readFont = (name: string) => readFileSync(require.resolve(`@expo-google-fonts/inter/${name}.ttf`));

/**
 * Lays out the paper on A4, as PDF/UA-1: tagged, so that screen readers can read it.
 * @throws Error on a reference without a source, and on quotes and tables, for which there is no layout
 */
export async function printPaper({ front, month, sections }: Paper, company: Company): Promise<Buffer> {
  // Loads 50 MB of machine code only where somebody prints.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const { brand, legalName, street, postalCode, city, email } = company;
  const paper = {
    ...front,
    sections,
    brand,
    email,
    // A file of its own names the language that it is written in.
    mark: renderToStaticMarkup(<BrandMark />).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    month,
    publisher: legalName,
    imprint: `${front.publisher} ${legalName}, ${city}`,
    address: `${legalName}, ${street}, ${postalCode} ${city}`,
  };
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(readFont) }] });
  const compiled = compiler.compile({ mainFileContent: layout, inputs: { paper: JSON.stringify(paper) } });
  const error = compiled.takeError();
  if (error || !compiled.result) {
    throw new Error(`The whitepaper cannot be laid out: ${JSON.stringify(error?.shortDiagnostics)}`);
  }
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
}
