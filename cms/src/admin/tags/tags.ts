import { isSameTag, type KnownTag, tagsOf } from '../../../contract/post-fields';

const MOST_SUGGESTIONS = 8;
export const SEPARATOR = /[,;\r\n]/;

export function withTyped(tags: readonly string[], typed: string, known: readonly KnownTag[]): string[] {
  const added = typed.split(SEPARATOR).map((text) => text.replace(/\s+/g, ' ').trim());
  const inKnownSpelling = added.map((text) => known.find(({ tag }) => isSameTag(tag, text))?.tag ?? text);
  return tagsOf([...tags, ...inKnownSpelling].join('\n'));
}

export function suggestedTags(
  known: readonly KnownTag[],
  tags: readonly string[],
  typed: string,
): KnownTag[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ tag }: KnownTag) => (tag.toLowerCase().startsWith(wanted) ? 0 : 1);
  return known
    .filter(({ tag }) => tag.toLowerCase().includes(wanted) && !tags.some((own) => isSameTag(own, tag)))
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count || a.tag.localeCompare(b.tag, 'de'))
    .slice(0, MOST_SUGGESTIONS);
}
