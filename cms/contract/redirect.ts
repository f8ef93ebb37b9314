import { z } from 'zod';
import { edited } from './edited-entry';
import { line } from './localized';
import { isReservedAddress, normalAddress } from './redirect-address';
import {
  MOST_IMPORTED,
  REDIRECT_FIELDS,
  REDIRECT_KINDS,
  REDIRECT_PROBLEMS,
  type RedirectField,
} from './redirect-fields';
import { REFUSAL_CODES } from './refusal';
import { storedName } from './stored-name';

const key = z.string().meta({ description: 'The id of the redirect.' });
const emptyText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

export const storedRedirect = z.object({
  address: z.string(),
  kind: storedName.pipe(z.enum(REDIRECT_KINDS).catch('permanent')),
  target: emptyText,
  campaign: emptyText,
  note: emptyText,
} satisfies Record<RedirectField, z.ZodType>);
export type StoredRedirect = z.output<typeof storedRedirect>;

export const editedRedirect = z.object({
  key,
  name: z.string().meta({ description: 'The address.' }),
  ...storedRedirect.shape,
  hits: z.number().meta({ description: 'How often it was followed.' }),
  lastHit: z.string().nullable().meta({ description: 'The last day on which it was, in Berlin.' }),
  problem: z
    .enum(REDIRECT_PROBLEMS)
    .nullable()
    .meta({ description: 'Why it leads nowhere: a page is at its address, or none at its target.' }),
  ...edited.omit({ languages: true }).shape,
});
export type EditedRedirect = z.output<typeof editedRedirect>;

const { address, target, campaign, note } = REDIRECT_FIELDS;

const matching = ({ limit, format }: { limit: number; format: { pattern: RegExp } }) =>
  line(limit).refine((text) => text === '' || format.pattern.test(text), 'has the wrong form');

const optional = (text: z.ZodType<string, string>) => text.nullable().transform((value) => value || null);

const fields = {
  address: line(address.limit)
    .refine((text) => address.format.pattern.test(text), 'is a path that begins with /, without ? and #')
    .transform(normalAddress)
    .refine((path) => !path.includes('%'), 'has an escape that cannot be read')
    .refine((path) => path.length > 1 && !isReservedAddress(path), { params: { code: 'address-in-use' } })
    .meta({ description: 'A path. Without language it counts in every language.' }),
  kind: z.enum(REDIRECT_KINDS),
  target: optional(matching(target)).meta({
    description: 'A path of the site, or an address with https; none for a page that is gone.',
  }),
  campaign: optional(matching(campaign)).meta({ description: 'Added to a target on the site.' }),
  note: optional(line(note.limit)),
} satisfies Record<RedirectField, z.ZodType>;

/** An absent field stays unchanged, an empty text clears (decision C1). */
export const redirectInput = z.object(fields).partial();
export type RedirectInput = z.output<typeof redirectInput>;

export const newRedirect = redirectInput.required({ address: true, kind: true });
export type NewRedirect = z.output<typeof newRedirect>;

export const redirectFile = z.object({
  content: z.string().meta({ description: 'A table with the titles of its columns in the first line.' }),
});

const cell = z.string().max(2_000);

export const importedRedirect = z.object({
  line: z.int().positive(),
  address: cell,
  kind: cell,
  target: cell,
  campaign: cell,
  note: cell,
});
export type ImportedRedirect = z.output<typeof importedRedirect>;

export const importedRedirects = z.object({ rows: importedRedirect.array().max(MOST_IMPORTED) });

export const redirectImport = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  problems: z
    .object({
      line: z.number(),
      address: z.string(),
      field: z.string().nullable(),
      problem: z.enum(REFUSAL_CODES),
      choices: z.array(z.string()).optional(),
    })
    .array()
    .meta({ description: 'If there is any, nothing was stored.' }),
});
export type RedirectImport = z.output<typeof redirectImport>;

export const missedAddress = z.object({
  id: z.number(),
  path: z.string(),
  count: z.number(),
  firstSeen: z.string().meta({ description: 'A day, in Berlin.' }),
  lastSeen: z.string(),
});
export type MissedAddress = z.output<typeof missedAddress>;
