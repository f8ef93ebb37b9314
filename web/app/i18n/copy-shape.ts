export type Copy = string | readonly Copy[] | { readonly [key: string]: Copy };

function isGroup(copy: Copy): copy is { readonly [key: string]: Copy } {
  return typeof copy === 'object' && !Array.isArray(copy);
}

export function listTexts(copy: Copy, path = ''): Map<string, string> {
  if (typeof copy === 'string') return new Map([[path, copy]]);
  const entries = Object.entries(copy) as [string, Copy][];
  return new Map(entries.flatMap(([key, value]) => [...listTexts(value, path ? `${path}.${key}` : key)]));
}

export function isComplete(translation: Copy | undefined, original: Copy): boolean {
  if (translation === undefined) return false;
  if (typeof original === 'string') {
    return typeof translation === 'string' && (translation === '') === (original === '');
  }
  if (Array.isArray(original)) {
    return (
      Array.isArray(translation) &&
      translation.length === original.length &&
      original.every((item, index) => isComplete(translation[index], item))
    );
  }
  return (
    isGroup(original) &&
    isGroup(translation) &&
    Object.entries(original).every(([key, value]) => isComplete(translation[key], value))
  );
}
