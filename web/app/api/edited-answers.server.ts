import { jsonAnswer } from './answers.server';
import { refusalBody, statusOf } from './refusals';

type Present<Values> = { [Name in keyof Values]: NonNullable<Values[Name]> };

/** The same without what is not there: in the contract, absent is the only form of nothing. */
export function present<Values extends object>(values: Values): Present<Values> {
  const there = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(there) as Present<Values>;
}

/** Somebody saved in between: nothing is changed, and both versions can be shown side by side. */
export function staleAnswer(
  { updatedBy, lastUpdated }: { updatedBy: string | null; lastUpdated: string | null },
  current: object,
): Response {
  const body = { ...refusalBody('stale'), current, updatedBy, lastUpdated };
  return jsonAnswer(body, { status: statusOf('stale') });
}
