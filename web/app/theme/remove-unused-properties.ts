const DECLARATION = /(--[\w-]+)\s*:\s*((?:[^;{}()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*);?/g;

/**
 * Drops the token variables of a style sheet that nothing in it reads, directly or through another variable.
 * Panda writes every token that exists; a page needs about a quarter of them.
 */
export function removeUnusedProperties(css: string): string {
  const blockStart = css.indexOf('@layer tokens');
  if (blockStart < 0) return css;
  const blockEnd = endOfBlock(css, blockStart);
  const block = css.slice(blockStart, blockEnd);

  const values = new Map<string, string[]>();
  for (const [, name = '', text = ''] of block.matchAll(DECLARATION)) {
    values.set(name, [...(values.get(name) ?? []), text]);
  }
  const used = new Set<string>();
  const pending = referenced(css.slice(0, blockStart) + css.slice(blockEnd));
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const text of values.get(name) ?? []) pending.push(...referenced(text));
  }
  const kept = block.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''));
  return css.slice(0, blockStart) + kept + css.slice(blockEnd);
}

const referenced = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let i = css.indexOf('{', start); i < css.length; i++) {
    if (css[i] === '{') depth++;
    if (css[i] === '}' && --depth === 0) return i + 1;
  }
  return css.length;
}
