import { appearance } from 'contract/appearance';
import { pictureUses } from 'contract/media';
import { productText } from 'contract/product-text';
import { editedProject } from 'contract/project';
import { REFUSAL_CODES } from 'contract/refusal';
import { editedSection } from 'contract/section';
import { translatedTexts } from 'contract/translation';
import { z } from 'zod';

/** Shapes of the REST contract beyond those in cms/contract (specification 7). */
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

export type ErrorAnswer = z.output<typeof errorAnswer>;

export const success = z.object({ success: z.literal(true) });
export const SUCCESS: z.output<typeof success> = { success: true };

const stale = <Current extends z.ZodType>(current: Current) =>
  errorAnswer.extend({ current, updatedBy: z.string().nullable(), lastUpdated: z.string() });

export const staleSection = stale(editedSection);
export const staleProject = stale(editedProject);
export const staleProductText = stale(productText).extend({ lastUpdated: z.string().nullable() });
export const staleAppearance = stale(appearance).extend({ lastUpdated: z.string().nullable() });
export const staleTranslation = stale(translatedTexts);

export const pictureInUse = errorAnswer.extend(pictureUses.shape);
