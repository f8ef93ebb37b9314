import { hkdfSync, randomUUID } from 'node:crypto';
import type { Cookie } from '@remix-run/node';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { env } from '~/env.server';
import { ownCookie } from '~/http/own-cookie.server';
import type { OwnCookieName } from '~/http/own-cookies';

interface SignedCookieOptions<Value> {
  name: OwnCookieName;
  schema: z.ZodType<Value>;
  lifetimeSeconds: number;
}

/**
 * A cookie that says something which only this site can have said. It lives as long as the browser is open, and ends
 * in itself as well, where the browser cannot change it.
 */
export class SignedCookie<Value extends object> {
  readonly #options: SignedCookieOptions<Value>;
  /** What was taken back before its time was over. */
  readonly #spent: LRUCache<string, true>;

  constructor(options: SignedCookieOptions<Value>) {
    this.#options = options;
    this.#spent = new LRUCache({ max: 10_000, ttl: options.lifetimeSeconds * 1_000 });
  }

  /** @param bound what it holds for: it ends when that changes, as a password does */
  async issue(value: Value, bound: string): Promise<string> {
    const token = await new SignJWT({ value })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${this.#options.lifetimeSeconds}s`)
      .sign(this.#key(bound));
    return this.#cookie().serialize(token);
  }

  /** What the browser brings; null where that is nothing, nothing of ours, or over. */
  async find(cookies: string | null, bound: string): Promise<Value | null> {
    return (await this.#read(cookies, bound))?.value ?? null;
  }

  /** Takes it back, so that not even a copy of it holds. Answers the cookie that removes it from the browser. */
  async end(cookies: string | null, bound: string): Promise<string> {
    const found = await this.#read(cookies, bound);
    if (found) this.#spent.set(found.id, true);
    return this.#cookie().serialize('', { maxAge: 0 });
  }

  async #read(cookies: string | null, bound: string): Promise<{ id: string; value: Value } | null> {
    const token: unknown = await this.#cookie().parse(cookies);
    if (typeof token !== 'string' || token === '') return null;
    try {
      const { payload } = await jwtVerify(token, this.#key(bound), { algorithms: ['HS256'] });
      const { jti = '' } = payload;
      const value = this.#options.schema.safeParse(payload.value);
      return value.success && !this.#spent.has(jti) ? { id: jti, value: value.data } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** A key of its own for each cookie and for each thing that it is bound to. */
  #key(bound: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, bound, this.#options.name, 32));
  }

  /** Lax: the links to these pages stand in mails, and a strict cookie would not come along from there. */
  #cookie(): Cookie {
    return ownCookie(this.#options.name, 'lax');
  }
}
