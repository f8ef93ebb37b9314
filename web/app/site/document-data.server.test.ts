import { describe, expect, it } from 'vitest';
import { unlessDocument } from './document-data.server';

const request = new Request('http://localhost/de');
const dataOf = (isDocument: boolean) =>
  unlessDocument({ request, context: { isDocument } }, { hash: 'a' }, { html: '<p>' });

describe('data that a document has in its HTML', () => {
  it('can be read while the document is rendered, and is not written into it a second time', () => {
    const data = dataOf(true);
    expect(data.html).toBe('<p>');
    expect(JSON.parse(JSON.stringify(data))).toEqual({ hash: 'a' });
  });

  it('is sent to scripts that ask for data alone', () => {
    expect(JSON.parse(JSON.stringify(dataOf(false)))).toEqual({ hash: 'a', html: '<p>' });
  });
});
