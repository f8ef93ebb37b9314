import postcss, { type Declaration, type Node } from 'postcss';

/** Names may contain escapes: `--spacing-2\.5`. */
const READ = /var\(\s*(--(?:[\w-]|\\.)+)/g;
const readIn = (value: string) => [...value.matchAll(READ)].map(([, name = '']) => name);

function isToken(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  return (
    (parent.type === 'atrule' && 'params' in parent && parent.params === 'tokens') || isToken(parent as Node)
  );
}

const isOnEveryElement = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selectors' in parent && (parent.selectors as string[]).includes('*');

/**
 * Removes custom properties that nothing reads, even indirectly: Panda writes every token, of which a page
 * needs a quarter, and Panda and Chakra set some fifty on every element and pseudo-element, which takes time.
 */
export function removeUnusedProperties(css: string): string {
  const sheet = postcss.parse(css);
  const candidates = new Map<string, Declaration[]>();
  const pending: string[] = [];
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--') && (isToken(declaration) || isOnEveryElement(declaration)))
      candidates.set(prop, [...(candidates.get(prop) ?? []), declaration]);
    else pending.push(...readIn(value));
  });
  for (let name = pending.pop(); name; name = pending.pop()) {
    const declarations = candidates.get(name) ?? [];
    candidates.delete(name);
    for (const { value } of declarations) pending.push(...readIn(value));
  }
  for (const declaration of [...candidates.values()].flat()) {
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes.length === 0) rule.remove();
  }
  return sheet.toString();
}
