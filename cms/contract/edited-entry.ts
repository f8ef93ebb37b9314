import { z } from 'zod';
import { byLanguage } from './localized';

export const outdated = byLanguage(z.record(z.string(), z.string().nullable())).meta({
  description:
    'By language and name, the German text that a translation was made from where German says something else today; null where it is not known.',
});

export const edited = z.object({
  lastUpdated: z.string(),
  updatedBy: z.string().nullable().meta({ description: 'Who saved last, null when nobody is known.' }),
  languages: byLanguage(z.string()).meta({ description: 'When each language was saved last.' }),
  etag: z.string().meta({ description: 'To be sent as If-Match with a change that is based on this.' }),
});

export const keyOrder = z.object({
  keys: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(1_000)
    .refine((keys) => new Set(keys).size === keys.length, 'must name each entry once'),
});
