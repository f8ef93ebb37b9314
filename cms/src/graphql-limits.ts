import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { MOST_ROOT_FIELDS } from '../contract/limits';

/** The site's own queries stay well below these limits. */
const MAX_FIELDS = 100;
export const MAX_DEPTH = 5;
/** Longer queries are not parsed. */
export const MAX_TOKENS = 1000;

interface Size {
  /** Each field at the root reads many entries. */
  topFields: number;
  fields: number;
  depth: number;
}

const NOTHING: Size = { topFields: 0, fields: 0, depth: 0 };

/**
 * Aliases can request one field any number of times. Measures each fragment once, because nested ones would take
 * exponential time, as in Strapi's library.
 */
export function limitCost(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>();

  const sizeOfAll = ({ selections }: SelectionSetNode): Size =>
    selections.map(sizeOf).reduce(
      (sum, size) => ({
        topFields: sum.topFields + size.topFields,
        fields: sum.fields + size.fields,
        depth: Math.max(sum.depth, size.depth),
      }),
      NOTHING,
    );

  function sizeOf(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOfAll(selection.selectionSet);
    // Only development allows introspection.
    if (selection.name.value.startsWith('__')) return NOTHING;
    const { fields, depth } = selection.selectionSet ? sizeOfAll(selection.selectionSet) : NOTHING;
    return { topFields: 1, fields: fields + 1, depth: depth + 1 };
  }

  function sizeOfFragment(name: string): Size {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, NOTHING); // ends circular fragments, which another rule refuses
    const fragment = context.getFragment(name);
    const size = fragment ? sizeOfAll(fragment.selectionSet) : NOTHING;
    fragments.set(name, size);
    return size;
  }

  return {
    OperationDefinition({ selectionSet }) {
      const { topFields, fields, depth } = sizeOfAll(selectionSet);
      const counts = [
        { what: 'fields at its root', count: topFields, limit: MOST_ROOT_FIELDS },
        { what: 'fields', count: fields, limit: MAX_FIELDS },
        { what: 'levels', count: depth, limit: MAX_DEPTH },
      ];
      for (const { what, count, limit } of counts) {
        if (count <= limit) continue;
        context.reportError(
          new GraphQLError(`The query has more than the ${limit} ${what} that it may have`),
        );
      }
    },
  };
}
