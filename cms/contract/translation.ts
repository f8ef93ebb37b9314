import { z } from 'zod';
import { edited, outdated } from './edited-entry';
import { DEFAULT_LANGUAGE } from './languages';
import { NAME_LENGTH } from './limits';
import { byLanguage } from './localized';
import { NAMES_LIMIT, SECTION_FIELDS } from './section-fields';
import { TEXT_KINDS, TRANSLATED_KINDS, TRANSLATION_STATES } from './translation-state';

export const translation = z.object({
  kind: z.enum(TEXT_KINDS),
  key: z.string().meta({ description: 'The key, the slug of a post, the number of a picture.' }),
  name: z.string().meta({ description: 'The German title, the key where there is none.' }),
  languages: byLanguage(
    z.object({
      state: z.enum(TRANSLATION_STATES),
      updatedAt: z.string().nullable(),
      total: z.number().meta({ description: 'Texts that German has.' }),
      missing: z.number(),
      outdated: z.number(),
    }),
  ).meta({ description: 'Languages that the account may not read are absent.' }),
  panelPath: z
    .string()
    .nullable()
    .meta({ description: 'Where it is edited in Strapi, in German; null for pictures.' }),
});
export type Translation = z.output<typeof translation>;

/** Adds the texts and, where German has changed since, the sources of the translations. */
export const translatedTexts = translation.extend({
  kind: z.enum(TRANSLATED_KINDS),
  texts: byLanguage(z.record(z.string(), z.string())),
  sources: outdated,
  etag: edited.shape.etag,
  updatedBy: z.string().nullable(),
  lastUpdated: z.string(),
});
export type TranslatedTexts = z.output<typeof translatedTexts>;

const name = z.string().trim().min(1).max(NAME_LENGTH);

/** Excludes German, which is no translation. */
export const translationConfirmation = z.object({
  confirmed: byLanguage(
    z
      .array(name)
      .min(1)
      .max(NAMES_LIMIT + SECTION_FIELDS.length),
  )
    .refine((confirmed) => !(DEFAULT_LANGUAGE in confirmed), `${DEFAULT_LANGUAGE} is no translation`)
    .meta({ description: 'By language the names of the texts whose translation still fits.' }),
});
export type Confirmed = z.output<typeof translationConfirmation>['confirmed'];
