import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Knex } from 'knex';
import {
  CountHasChanged,
  countMessages,
  eraseMessages,
  exportMessages,
} from '../personal-data/messages-of-person';
import { type Order, readArguments } from './arguments';
import { withDatabase } from './database';
import { Explained, reportFailure, wrongUsage } from './explained';

const ACTOR = { source: 'command-line', account: null } as const;

/** stdout carries only the result, which may go into a file. */
const say = (line: string) => process.stderr.write(`${line}\n`);
const answer = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

/** Returns the exit code: 0 done, 1 failed or declined, 2 wrong usage. `folder` is where the command was typed. */
export async function run(args: string[], folder: string): Promise<number> {
  try {
    const order = readArguments(args);
    return await withDatabase((database) =>
      order.verb === 'export' ? exportTo(database, order, folder) : erase(database, order),
    );
  } catch (error) {
    return reportFailure(error);
  }
}

async function exportTo(
  database: Knex,
  { email, file: typed }: Extract<Order, { verb: 'export' }>,
  folder: string,
): Promise<number> {
  const file = typed === null ? null : path.resolve(folder, typed);
  if (file !== null) await reserve(file);
  const found = await exportMessages(database, ACTOR, email);
  if (file === null) answer(found);
  else await writeFile(file, `${JSON.stringify(found, null, 2)}\n`);
  say(`${messages(found.count)} of ${email} exported${file === null ? '' : ` to ${file}`}.`);
  return 0;
}

/** Runs before anything is read; replaces no file. */
async function reserve(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'there is such a file already' : error.message;
    throw new Explained(`${file} cannot be written: ${reason}. Name another with --to.`);
  });
}

async function erase(
  database: Knex,
  { email, isAgreed }: Extract<Order, { verb: 'erase' }>,
): Promise<number> {
  const count = await countMessages(database, email);
  if (count === 0) {
    say(`There is no message of ${email}: nothing to erase.`);
    return 0;
  }
  if (!isAgreed && !(await agrees(`Erase ${messages(count)} of ${email} for good? Type yes: `))) {
    say('Nothing was erased.');
    return 1;
  }
  const receipt = await eraseMessages(database, ACTOR, { email, count }).catch((error) => {
    if (!(error instanceof CountHasChanged)) throw error;
    throw new Explained(`${error.message} Nothing was erased; give the command once more.`);
  });
  answer(receipt);
  say(`${messages(receipt.count)} erased. The receipt above holds no personal data: keep it.`);
  return 0;
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw wrongUsage('There is nobody here to ask before messages are erased: add --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const given = await new Promise<string>((resolve) => {
    terminal.once('SIGINT', () => terminal.close());
    terminal.once('close', () => {
      process.stderr.write('\n');
      resolve('');
    });
    terminal.question(question, resolve);
  });
  terminal.removeAllListeners('close');
  terminal.close();
  return given.trim().toLowerCase() === 'yes';
}
