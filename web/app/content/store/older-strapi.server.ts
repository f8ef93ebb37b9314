import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';
import type { ClientError } from 'graphql-request';

export interface UnknownField {
  field: string;
  type: string;
}

const UNKNOWN = /^Cannot query field "(\w+)" on type "(\w+)"/;
/** Of a fragment, which goes with the field that spreads it. */
const UNKNOWN_TYPE = /^Unknown type "\w+"/;

/** Returns the fields of a query that Strapi does not know; none if it refuses the query for another reason as well. */
export function unknownFieldsIn({ response }: ClientError): UnknownField[] {
  const messages = (response.errors ?? []).map(({ message }) => message);
  const fields = messages
    .filter((message) => !UNKNOWN_TYPE.test(message))
    .map((message) => UNKNOWN.exec(message));
  if (fields.includes(null)) return [];
  return fields.flatMap((match) => (match?.[1] && match[2] ? [{ field: match[1], type: match[2] }] : []));
}

/** A list of rows is empty, a single entry is absent. */
const valueWithout = ({ arguments: given = [] }: FieldNode): [] | null =>
  given.some(({ name }) => name.value === 'pagination') ? [] : null;

interface Reduced {
  /** Null if nothing is left to ask. */
  document: DocumentNode | null;
  /** Values of the root fields that were taken out. */
  absent: Record<string, [] | null>;
}

/** Takes unknown fields out of a query, with the fragments and variables that only they use. */
export function withoutFields(document: DocumentNode, unknown: readonly UnknownField[]): Reduced {
  const absent: Reduced['absent'] = {};
  const roots = new Set<unknown>(
    document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.selectionSet] : [])),
  );
  const cut = visit(document, {
    [Kind.FIELD]: (node, _key, _parent, _path, ancestors) => {
      const isRoot = roots.has(ancestors.at(-1));
      const isKnown = !unknown.some(
        ({ field, type }) => field === node.name.value && (type === 'Query') === isRoot,
      );
      if (isKnown) return undefined;
      if (isRoot) absent[(node.alias ?? node.name).value] = valueWithout(node);
      return null;
    },
  });
  const operation = cut.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation || operation.selectionSet.selections.length === 0) return { document: null, absent };
  return { document: withoutUnused(cut), absent };
}

function withoutUnused(document: DocumentNode): DocumentNode {
  const fragments = new Set<string>();
  const variables = new Set<string>();
  const note = (name: string | undefined) => {
    const part = document.definitions.find((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? one.name.value === name : name === undefined,
    );
    if (!part || (name !== undefined && fragments.has(name))) return;
    if (name !== undefined) fragments.add(name);
    visit(part, {
      [Kind.VARIABLE_DEFINITION]: () => false,
      [Kind.VARIABLE]: ({ name }) => void variables.add(name.value),
      [Kind.FRAGMENT_SPREAD]: ({ name }) => note(name.value),
    });
  };
  note(undefined);
  return visit(document, {
    [Kind.FRAGMENT_DEFINITION]: ({ name }) => (fragments.has(name.value) ? undefined : null),
    [Kind.VARIABLE_DEFINITION]: ({ variable }) => (variables.has(variable.name.value) ? undefined : null),
  });
}
