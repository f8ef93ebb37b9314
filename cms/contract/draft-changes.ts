// The browser reads these schemas too, and needs no others of the contract.
import { z } from 'zod';
import { DRAFT_LIMITS } from './draft-fields';

export const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const draftChange = z.object({
  from: fieldValue.meta({ description: 'What was stored when the field was first changed.' }),
  to: fieldValue,
  rival: fieldValue
    .optional()
    .meta({ description: 'What the same account typed meanwhile on another device.' }),
});

/** By name of the value, as `title.de` or `translations.de.title`. */
export const draftChanges = z.record(z.string().min(1).max(DRAFT_LIMITS.name), draftChange);
export type DraftChanges = z.output<typeof draftChanges>;
