/** Makes a PDF without pages. @param catalog further entries of its catalog */
export function pdf(catalog = ''): Buffer {
  const objects = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, '<< /Type /Pages /Kids [] /Count 0 >>'];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 3 >>\n%%EOF\n`);
}

export const SCRIPT_AT_OPENING = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
