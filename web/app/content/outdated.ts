import { z } from 'zod';
import { LANGUAGE_CODES } from '~/i18n/languages';

/** By language and name, the German text that a translation was made from where German says something else today. */
export const outdatedSchema = z.partialRecord(
  z.enum(LANGUAGE_CODES),
  z.record(z.string(), z.string().nullable()),
);
