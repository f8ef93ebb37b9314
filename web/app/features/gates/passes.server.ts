import { z } from 'zod';
import { env } from '~/env.server';
import { GATES, type GateName } from './gate.server';
import { gateNotice } from './gate-notice.server';
import { SignedCookie } from './signed-cookie.server';

const PASS_SECONDS = 12 * 60 * 60;
const ARRIVAL_SECONDS = 60;

const deckPass = new SignedCookie({
  name: 'investment-deck-pass',
  schema: z.object({}),
  lifetimeSeconds: PASS_SECONDS,
});

const arrival = z.object({ isOpen: z.boolean(), notice: gateNotice.nullable() });
export type Arrival = z.output<typeof arrival>;

const arrivals = {
  investors: new SignedCookie({
    name: 'investors-partners-arrival',
    schema: arrival,
    lifetimeSeconds: ARRIVAL_SECONDS,
  }),
  deck: new SignedCookie({
    name: 'investment-deck-arrival',
    schema: arrival,
    lifetimeSeconds: ARRIVAL_SECONDS,
  }),
} as const satisfies Record<GateName, SignedCookie<Arrival>>;

/** Binds cookies to the password: a new one voids them. */
const passwordOf = (gate: GateName) => env()[GATES[gate].setting] ?? '';

/** Proves that this browser has unlocked the deck (decisions D3). */
export const issueDeckPass = () => deckPass.issue({}, passwordOf('deck'));
export const endDeckPass = (cookies: string | null) => deckPass.end(cookies, passwordOf('deck'));

export async function hasDeckPass(cookies: string | null): Promise<boolean> {
  const password = passwordOf('deck');
  return password !== '' && (await deckPass.find(cookies, password)) !== null;
}

export const issueArrival = (gate: GateName, value: Arrival) => arrivals[gate].issue(value, passwordOf(gate));

export async function takeArrival(gate: GateName, cookies: string | null) {
  const found = await arrivals[gate].find(cookies, passwordOf(gate));
  return found && { ...found, setCookie: await arrivals[gate].end(cookies, passwordOf(gate)) };
}
