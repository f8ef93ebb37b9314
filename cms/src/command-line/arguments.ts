import { parseArgs } from 'node:util';
import { person } from '../../contract/personal-data';
import { wrongUsage } from './explained';

const USAGE = 'messages export ADDRESS [--to FILE], or messages erase ADDRESS [--yes]';

export type Order =
  | { verb: 'export'; email: string; file: string | null }
  | { verb: 'erase'; email: string; isAgreed: boolean };

/** Throws Explained. */
export function readArguments(args: string[]): Order {
  const { values, positionals } = parsed(args);
  const [verb, address, ...more] = positionals;
  if ((verb !== 'export' && verb !== 'erase') || address === undefined || more.length > 0) {
    throw wrongUsage(`Use it as: ${USAGE}`);
  }
  const given = person.safeParse({ email: address });
  if (!given.success) throw wrongUsage(`"${address}" is no e-mail address. Write it as ada@example.org.`);
  const { email } = given.data;
  if (verb === 'export') {
    if (values.yes) throw wrongUsage('--yes belongs to erase: an export deletes nothing.');
    return { verb, email, file: values.to ?? null };
  }
  if (values.to !== undefined)
    throw wrongUsage('--to belongs to export. The receipt of erase comes on stdout.');
  return { verb, email, isAgreed: values.yes ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, yes: { type: 'boolean', short: 'y' } },
    });
  } catch (error) {
    throw wrongUsage(`${error instanceof Error ? error.message.split('. ')[0] : error}. Use it as: ${USAGE}`);
  }
}
