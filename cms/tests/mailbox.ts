import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Installation } from './cms-process';
import { execute } from './stored-rows';

export async function portOf(
  server: Pick<Server, 'address' | 'listening'> & NodeJS.EventEmitter,
): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export interface Mailbox {
  port: number;
  mails: { to: string[]; text: string }[];
  /** Mails are refused from now on, or no longer. */
  refuse: (isRefusing: boolean) => void;
  refusals: () => number;
  close: () => Promise<void>;
}

/** Knows no address that begins with `unknown@`. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: Mailbox['mails'] = [];
  let isRefusing = false;
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!isRefusing && !address.startsWith('unknown@')) return done();
      refusals++;
      done(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((mail) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: mail });
        done();
      }, done);
    },
  });
  server.listen(port, '127.0.0.1');
  return {
    port: await portOf(server.server),
    mails,
    refuse: (now) => {
      isRefusing = now;
    },
    refusals: () => refusals,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/**
 * Ends the rests between two mails to one person, the pauses after a failure and the claims of a Strapi that has stopped,
 * as if their time had passed; hand-over.test.ts measures it.
 */
export async function endWaits({ folder }: Installation): Promise<void> {
  await execute(folder, 'DELETE FROM notice_rests');
  await execute(folder, 'UPDATE waiting_notices SET due_at = 0');
}

/** The mail as it was written: without the quoted-printable line breaks and characters. */
export const written = (mail: string | undefined): string =>
  Buffer.from(
    (mail ?? '')
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_found, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
