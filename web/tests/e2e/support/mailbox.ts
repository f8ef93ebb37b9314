import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { environment } from './environment';
import { expect } from './site-test';

interface Mail {
  to: string;
  text: string;
}

/** Mails break lines and write umlauts as `=C3=BC`. */
const written = (mail: string): string => {
  const bytes = mail.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_found, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** Takes the mails of a Strapi that runs since `cms/restart-mailing`. */
export async function openMailbox() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((mail) => {
        mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text: written(mail) })));
        done();
      }, done);
    },
  });
  server.listen(environment.mailPort, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    /** Returns the link to set a password of the only mail to this address. */
    async linkTo(address: string): Promise<string> {
      const found = () => mails.filter(({ to }) => to === address);
      await expect.poll(() => found().length, { timeout: 60_000 }).toBe(1);
      const [, link = ''] = /(http\S+#new-password\/\S+)/.exec(found()[0]?.text ?? '') ?? [];
      return link;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
