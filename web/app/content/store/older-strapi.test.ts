import { parse, print } from 'graphql';
import { ClientError } from 'graphql-request';
import { describe, expect, it } from 'vitest';
import { unknownFieldsIn, withoutFields } from './older-strapi.server';

const QUERY = parse(`
  query Dates($language: String!, $start: Int!, $id: ID) {
    posts(locale: $language, pagination: { start: $start }) { ...Post }
    hits: events(pagination: { start: $start }) { ...Event }
    homePage { off }
    one: author(id: $id) { name }
  }
  fragment Post on BlogPost { title motif }
  fragment Event on Event { title place { ...Place } }
  fragment Place on Place { name }
`);

const refusal = (...messages: string[]) =>
  new ClientError({ status: 400, errors: messages.map((message) => ({ message })) } as never, { query: '' });
const unknown = (field: string, type: string) => `Cannot query field "${field}" on type "${type}".`;

describe('a query that an older Strapi refuses', () => {
  it('is asked without unknown lists, entries and fields, and what only they use', () => {
    const found = unknownFieldsIn(
      refusal(
        unknown('events', 'Query'),
        `${unknown('homePage', 'Query')} Did you mean "page"?`,
        unknown('author', 'Query'),
        unknown('motif', 'BlogPost'),
        'Unknown type "Event".',
      ),
    );
    const { document, absent } = withoutFields(QUERY, found);
    expect(absent).toEqual({ hits: [], homePage: null, one: null });
    expect(print(document ?? parse('{ a }'))).toBe(
      print(
        parse(`
          query Dates($language: String!, $start: Int!) {
            posts(locale: $language, pagination: { start: $start }) { ...Post }
          }
          fragment Post on BlogPost { title }
        `),
      ),
    );
  });

  it('is not asked again when nothing of it is known', () => {
    const { document, absent } = withoutFields(parse('{ homePage { off } }'), [
      { field: 'homePage', type: 'Query' },
    ]);
    expect([document, absent]).toEqual([null, { homePage: null }]);
  });

  it('keeps a field of the same name that Strapi knows elsewhere', () => {
    const document = parse('{ title posts { title } }');
    const { document: kept } = withoutFields(document, [{ field: 'title', type: 'Query' }]);
    expect(print(kept ?? document)).toBe(print(parse('{ posts { title } }')));
  });

  it('fails as before for any other reason', () => {
    expect(unknownFieldsIn(refusal(unknown('events', 'Query'), 'Forbidden access'))).toEqual([]);
    expect(unknownFieldsIn(refusal())).toEqual([]);
  });
});
