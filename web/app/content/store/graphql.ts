import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import { Kind } from 'graphql';
import type { introspection } from '~/content/generated/schema';

/** Types queries from cms/schema.graphql, which Strapi writes (`npm run generate -w web`). */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    Date: string;
    DateTime: string;
    I18NLocaleCode: string;
    JSON: unknown;
  };
}>();

type WithTexts<Row, Name extends string> = Row extends object ? Row & Record<Name, string | null> : Row;
type Selected<Lists, Name extends string> = {
  [List in keyof Lists]: Lists[List] extends readonly (infer Row)[] | undefined
    ? WithTexts<Row, Name>[]
    : Lists[List];
};

/** Also selects texts that the contract names, in the rows of a fragment. */
export function selecting<Lists, Variables, Name extends string>(
  document: TadaDocumentNode<Lists, Variables>,
  fragment: string,
  names: readonly Name[],
): TadaDocumentNode<Selected<Lists, Name>, Variables> {
  const added = names.map((value) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }) as const);
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION || definition.name.value !== fragment) return definition;
    const { selectionSet } = definition;
    const selections = [...selectionSet.selections, ...added];
    return { ...definition, selectionSet: { ...selectionSet, selections } };
  });
  return { ...document, definitions } as TadaDocumentNode<Selected<Lists, Name>, Variables>;
}

/** Asks for other lists in the place of the one that the document has. */
export function listing<Lists, Variables>(
  document: TadaDocumentNode<Lists, Variables>,
  names: readonly string[],
): TadaDocumentNode<Lists, Variables> {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const { selectionSet } = definition;
    const selections = selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? names.map((value) => ({ ...field, name: { ...field.name, value } })) : [],
    );
    return { ...definition, selectionSet: { ...selectionSet, selections } };
  });
  return { ...document, definitions } as TadaDocumentNode<Lists, Variables>;
}
