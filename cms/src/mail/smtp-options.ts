import { isLoopback } from '../../server-kit/environment';

const CONNECT_MS = 10_000;
/** Silence after which a server counts as hanging. */
const SILENCE_MS = 20_000;

/** Options of nodemailer. Parameters of the address win over them, such as `?requireTLS=false`. */
export function smtpOptions(url: string) {
  const { username, hostname } = new URL(url);
  return {
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A password leaves this machine encrypted or not at all.
    requireTLS: username !== '' && !isLoopback(hostname),
  };
}
