import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '../languages';
import type { Data } from '../strapi-door';
import { byLanguageSchema, longText, shortText } from './language-input';
import { lines, type ProjectRow, SHARED_FIELDS } from './project-view';

const oneLine = shortText.transform((text) => text.replace(/\s+/g, ' ').trim());

/** Colours and icons are checked by the content type itself, keys and addresses by integrity/field-formats.ts. */
const content = {
  title: byLanguageSchema(oneLine).default({}),
  description: byLanguageSchema(longText).default({}),
  features: byLanguageSchema(z.array(oneLine).max(100)).default({}),
  color: z.string().min(1).optional(),
  icon: z.string().min(1).optional(),
  stage: oneLine.nullable().optional(),
  isActive: z.boolean().optional(),
  order: z.int().min(-1_000_000).max(1_000_000).optional(),
  externalUrl: shortText
    .nullable()
    .transform((address) => address || null)
    .optional(),
};

export const projectUpdateSchema = z.object(content);
export const projectCreateSchema = z.object({
  key: z
    .string()
    .min(1)
    .max(100)
    .refine((key) => key !== 'order', 'is taken by the address of the order'),
  ...content,
});
export const projectOrderSchema = z.object({
  keys: z
    .array(z.string())
    .min(1)
    .refine((keys) => new Set(keys).size === keys.length, 'must name each product once'),
});

type ProjectUpdate = z.infer<typeof projectUpdateSchema>;

/** Per language what differs from the stored texts; absent means unchanged (decisions C1). */
export function changedTexts(rows: ProjectRow[], { title, description, features }: ProjectUpdate) {
  const changes: Partial<Record<Language, Data>> = {};
  for (const language of LANGUAGE_CODES) {
    const row = rows.find(({ locale }) => locale === language);
    const given = {
      title: title[language],
      description: description[language],
      features: features[language] && lines(features[language].join('\n')).join('\n'),
    };
    const stored = { ...row, features: lines(row?.features).join('\n') };
    const change = differences(given, stored);
    if (Object.keys(change).length > 0) changes[language] = change;
  }
  return changes;
}

export function changedShared(row: ProjectRow | undefined, update: ProjectUpdate): Data {
  return differences(Object.fromEntries(SHARED_FIELDS.map((field) => [field, update[field]])), { ...row });
}

/** What is given and differs; nothing and an empty text are the same. */
function differences(given: Data, stored: Data): Data {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && (value ?? '') !== (stored[field] ?? ''),
    ),
  );
}
