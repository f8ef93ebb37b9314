import { z } from 'zod';
import { type DraftChanges, draftChanges, fieldValue } from './draft-changes';
import { DRAFT_KINDS, DRAFT_LIMITS, PLAN_LIMITS, PUBLISHED_KINDS } from './draft-fields';
import { TEXT_PROBLEMS } from './page-text-fields';
import { REFUSAL_CODES } from './refusal';

const isSmall = (changes: DraftChanges) => JSON.stringify(changes).length <= DRAFT_LIMITS.characters;
const hasFew = (changes: DraftChanges) => Object.keys(changes).length <= DRAFT_LIMITS.changes;

const limitedChanges = draftChanges
  .refine(hasFew, { params: { code: 'field-too-many', limit: DRAFT_LIMITS.changes } })
  .refine(isSmall, { params: { code: 'field-too-long', limit: DRAFT_LIMITS.characters } });

const revision = z.uuid().meta({ description: 'Another one after each change of the draft.' });
const key = z.string().min(1).max(DRAFT_LIMITS.key);

export const draftParams = z.object({ kind: z.enum(DRAFT_KINDS), key });

export const storedDraft = draftParams.extend({
  changes: draftChanges,
  touchedAt: z.number().meta({ description: 'When it was typed, in milliseconds since 1970.' }),
  revision,
});
export type StoredDraft = z.output<typeof storedDraft>;

export const draftInput = z.object({
  changes: limitedChanges.meta({ description: 'All unsaved changes of the form; none removes the draft.' }),
  touchedAt: z.int().min(0),
  revision: revision
    .nullable()
    .meta({ description: 'The revision that this one follows; null if there is none.' }),
});
export type DraftInput = z.output<typeof draftInput>;

export const keptDraft = z.object({ revision: revision.nullable() });

const namedDraft = z.object({ kind: z.enum(PUBLISHED_KINDS), key, revision });

const drafts = namedDraft
  .array()
  .min(1)
  .max(DRAFT_LIMITS.drafts)
  .refine(
    (named) => new Set(named.map((one) => `${one.kind} ${one.key}`)).size === named.length,
    'must name each draft once',
  )
  .meta({ description: 'Own drafts, each in the revision that was seen.' });

export const publication = z.object({ drafts });
export const published = z.object({ published: z.number().meta({ description: 'Entries.' }) });

export const publicationProblem = z.object({
  kind: z.enum(PUBLISHED_KINDS),
  key: z.string(),
  name: z.string().nullable().meta({ description: 'The name of the value; null for the entry as a whole.' }),
  problem: z.enum([...REFUSAL_CODES, ...TEXT_PROBLEMS]),
  limit: z.number().optional(),
  mine: fieldValue.optional(),
  stored: fieldValue
    .optional()
    .meta({ description: 'What stands there now, where somebody has changed it.' }),
});
export type PublicationProblem = z.output<typeof publicationProblem>;

const at = z.iso.datetime({ offset: true });
const name = z
  .string()
  .max(PLAN_LIMITS.name)
  .transform((text) => text.replace(/\s+/g, ' ').trim());

export const planTime = z.object({
  at: at.meta({ description: `In the future, at most ${PLAN_LIMITS.days} days ahead.` }),
  name: name.optional(),
});
export const newPlan = planTime.extend({ drafts });
export type NewPlan = z.output<typeof newPlan>;

export const plan = z.object({
  id: z.number(),
  name: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['planned', 'failed']).meta({ description: 'Failed: some of it could not be published.' }),
  entries: draftParams.extend({ kind: z.enum(PUBLISHED_KINDS), changes: draftChanges }).array(),
  problems: publicationProblem.array(),
});
export type Plan = z.output<typeof plan>;

export const planParams = z.object({ id: z.string().regex(/^\d{1,10}$/) });
