import { type Call, success } from 'contract/call';
import { type AddressParts, addressOf, filledPath } from 'contract/call-address';
import { CALLS, type CallName, type StrapiOutput, strapiPathOf } from 'contract/calls';
import { CONFLICTS, refusalBody, statusOf } from 'contract/refusal';
import { z } from 'zod';
import { callStrapiAs, type Editor } from '~/content/editing/strapi-call.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { jsonAnswer } from '~/http/responses.server';
import { SUCCESS } from './answers.server';

interface Forwarded extends AddressParts {
  input?: unknown;
  ifMatch?: string | null;
}

const staleDetails = z.object({ current: z.unknown() });
/** Conflicts whose details are the rest of the answer. */
const DETAILED = ['PictureInUse', 'TextConflict', 'DraftConflict', 'PublicationRefused'] as const;

const dated = z.object({ updatedBy: z.string().nullable(), lastUpdated: z.string().nullable() });

function conflictAnswer(
  { details: { name = '', info } }: StrapiRefusal,
  { ifMatch, conflict }: Call,
  entryOf: (stored: unknown) => unknown,
): Response | null {
  const answer = (schema: z.ZodObject, kind: keyof typeof CONFLICTS, details: object) => {
    const code = CONFLICTS[kind];
    return jsonAnswer(schema.parse({ ...refusalBody(code), ...details }), { status: statusOf(code) });
  };
  if (name === 'EditConflict' && ifMatch && 'current' in ifMatch.shape) {
    const current = entryOf(staleDetails.parse(info).current);
    return answer(ifMatch, name, { current, ...dated.parse(current) });
  }
  const detailed = DETAILED.find((known) => known === name);
  return detailed && conflict ? answer(conflict.schema, detailed, z.object().loose().parse(info)) : null;
}

/**
 * Makes the call at Strapi, for an editor.
 * @param complete adds what Strapi does not know, to the answer and to the newer entry of a stale save
 * @throws Response 409, StrapiRefusal, ContentUnavailable
 */
export async function forward<Name extends CallName, Answer = StrapiOutput<Name>>(
  editor: Editor,
  name: Name,
  forwarded: Forwarded = {},
  complete?: (stored: StrapiOutput<Name>) => Answer,
): Promise<Answer> {
  const call: Call = CALLS[name];
  const schema = (call.strapi?.output ?? call.output) as z.ZodType<StrapiOutput<Name>>;
  const entryOf = (stored: unknown) => {
    const entry = schema.parse(stored);
    return complete ? complete(entry) : entry;
  };
  const { input, ifMatch = null } = forwarded;
  try {
    const answer = await callStrapiAs(
      editor,
      `/site-admin${filledPath(strapiPathOf(name), forwarded)}`,
      z.unknown(),
      {
        method: addressOf(name).method,
        json: input,
        ifMatch,
      },
    );
    return (call.output === success ? SUCCESS : entryOf(answer)) as Answer;
  } catch (error) {
    const conflict = error instanceof StrapiRefusal ? conflictAnswer(error, call, entryOf) : null;
    throw conflict ?? error;
  }
}
