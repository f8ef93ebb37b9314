import { hkdfSync, randomUUID } from 'node:crypto';
import type { Cookie } from '@remix-run/node';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { env } from '~/env.server';
import { ownCookie } from '~/http/own-cookie.server';
import type { OwnCookieName } from '~/http/own-cookies';
import { type SharedValues, sharedStore } from '~/shared-state/shared-store.server';

interface SignedCookieOptions<Value> {
  name: OwnCookieName;
  schema: z.ZodType<Value>;
  lifetimeSeconds: number;
}

/** A signed session cookie that also expires within its token, where the browser cannot change it. */
export class SignedCookie<Value extends object> {
  readonly #options: SignedCookieOptions<Value>;
  #spentIds: SharedValues | undefined;

  constructor(options: SignedCookieOptions<Value>) {
    this.#options = options;
  }

  /** @param bound ends the cookie when it changes, as a password does */
  async issue(value: Value, bound: string): Promise<string> {
    const token = await new SignJWT({ value })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${this.#options.lifetimeSeconds}s`)
      .sign(this.#key(bound));
    return this.#cookie().serialize(token);
  }

  /** Returns null for a missing, foreign, ended or expired cookie. */
  async find(cookies: string | null, bound: string): Promise<Value | null> {
    return (await this.#read(cookies, bound))?.value ?? null;
  }

  /** Revokes all copies of the cookie, everywhere. @returns the `Set-Cookie` value that removes it */
  async end(cookies: string | null, bound: string): Promise<string> {
    const found = await this.#read(cookies, bound);
    if (found) await this.#spent().remember(found.id, '1');
    return this.#cookie().serialize('', { maxAge: 0 });
  }

  async #read(cookies: string | null, bound: string): Promise<{ id: string; value: Value } | null> {
    const token: unknown = await this.#cookie().parse(cookies);
    if (typeof token !== 'string' || token === '') return null;
    try {
      const { payload } = await jwtVerify(token, this.#key(bound), { algorithms: ['HS256'] });
      const { jti = '' } = payload;
      const value = this.#options.schema.safeParse(payload.value);
      if (!value.success || (await this.#spent().recall(jti)) !== null) return null;
      return { id: jti, value: value.data };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Opens the store with the first cookie, because settings are read late. */
  #spent(): SharedValues {
    const { name, lifetimeSeconds } = this.#options;
    this.#spentIds ??= sharedStore().values({ name: `spent:${name}`, keptMs: lifetimeSeconds * 1_000 });
    return this.#spentIds;
  }

  #key(bound: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, bound, this.#options.name, 32));
  }

  /** Lax: mails link to these pages, and browsers would not send a strict cookie from there. */
  #cookie(): Cookie {
    return ownCookie(this.#options.name, 'lax');
  }
}
