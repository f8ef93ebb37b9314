import { z } from 'zod';
import { PROJECT_COLORS, PROJECT_ICONS } from '~/content/project-looks';
import { LANGUAGE_CODES } from '~/i18n/languages';
import { REFUSAL_CODES } from './refusals';

/** The shapes of the public REST contract (specification 7, decisions C4). */
const language = z.enum(LANGUAGE_CODES);

export const errorAnswer = z.object({
  error: z.string().meta({ description: 'What is wrong, in English.' }),
  code: z
    .enum(REFUSAL_CODES)
    .meta({ description: 'The same for programs; codes stay what they are, sentences may be reworded.' }),
  field: z.string().optional().meta({ description: 'Which part of the input, as a path with dots.' }),
  limit: z
    .number()
    .optional()
    .meta({ description: 'The most that is accepted: characters, entries, or bytes of a picture.' }),
  choices: z.array(z.string()).optional().meta({ description: 'What is possible instead.' }),
});

export const contactAnswer = z.object({ success: z.literal(true) });

export const activeProject = z.object({
  key: z.string(),
  title: z.string(),
  description: z.partialRecord(language, z.string()),
  features: z.array(z.string()),
  color: z.enum(PROJECT_COLORS),
  icon: z.enum(PROJECT_ICONS),
  status: z.string(),
  isActive: z.literal(true),
  externalUrl: z.string().nullable(),
});
export type ActiveProject = z.output<typeof activeProject>;

export const contentSection = z.object({
  sectionKey: z.string(),
  translations: z.partialRecord(language, z.record(z.string(), z.string())),
  images: z.record(z.string(), z.string()),
  lastUpdated: z.string(),
});
export type ContentSection = z.output<typeof contentSection>;
