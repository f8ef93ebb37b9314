import type { Localized } from '~/content/localized';
import type { Section } from '~/content/section';

type Field = 'title' | 'subtitle' | 'description' | 'content';
type Edited = Readonly<Partial<Record<Field, Localized<string> | null>>>;
type BuiltIn<Name extends string> = Readonly<Record<Name, string>> & { lang?: Localized<string>['lang'] };

/** The built-in texts of the home page that a section of the CMS replaces, each with the section's field. */
export const EDITED_COPY = {
  hero: { eyebrow: 'subtitle', title: 'title', lead: 'description' },
  about: { eyebrow: 'subtitle', title: 'title', description: 'description', content: 'content' },
} as const satisfies Record<string, Readonly<Record<string, Field>>>;

const isEditable = (key: string): key is keyof typeof EDITED_COPY => Object.hasOwn(EDITED_COPY, key);

/** What stands on the page: the editors' text; where the CMS has none, the built-in one. */
export function shownCopy<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  builtIn: NoInfer<BuiltIn<Name>>,
  edited: Edited | null,
) {
  const shown = (Object.entries(fields) as [Name, Field][]).map(
    ([name, field]) => [name, edited?.[field] ?? { value: builtIn[name], lang: builtIn.lang }] as const,
  );
  return Object.fromEntries(shown) as Record<Name, { value: string; lang?: Localized<string>['lang'] }>;
}

/** Dotted paths of the built-in texts that stand nowhere, because the section has texts of its own. */
export function replacedCopy({ key, ...edited }: Pick<Section, 'key'> & Edited): string[] {
  if (!isEditable(key)) return [];
  return Object.entries(EDITED_COPY[key]).flatMap(([name, field]) => (edited[field] ? `${key}.${name}` : []));
}
