import type { SecondFactor } from '../../../contract/second-factor';
import { checkEnvironment } from '../../env';
import type { Strapi } from '../../strapi';
import { CodeLimit } from './code-limit';
import * as events from './events';
import { makeSecret, stepOfCode } from './one-time-codes';
import { makeRecoveryCodes, readRecoveryCode, recoveryCodeHash } from './recovery-codes';
import { SecretSeal } from './sealed-secret';
import { SecondFactorTable, type StoredFactor } from './second-factor-table';

export type CodeOutcome =
  | { is: 'unset' | 'missing' | 'right' | 'wrong' }
  | { is: 'limited'; retryAfterSeconds: number };

/** Codes of an app, and ten recovery codes (docs/decisions/0037). */
export class SecondFactors {
  readonly #strapi: Strapi;
  readonly #table: SecondFactorTable;
  readonly #seal: SecretSeal;
  readonly #limit = new CodeLimit();

  constructor(strapi: Strapi) {
    this.#strapi = strapi;
    this.#table = new SecondFactorTable(async (work) => await strapi.db.transaction(({ trx }) => work(trx)));
    this.#seal = new SecretSeal(checkEnvironment().ENCRYPTION_KEY);
  }

  ensureTable(): Promise<void> {
    return this.#table.ensure();
  }

  async stateOf(account: number): Promise<Omit<SecondFactor, 'isDuty'>> {
    const isOn = await this.isOn(account);
    return { isOn, recoveryCodesLeft: isOn ? await this.#table.countRecoveryCodes(account) : 0 };
  }

  async isOn(account: number): Promise<boolean> {
    return (await this.#table.find(account))?.isOn ?? false;
  }

  /** Returns a secret for the app, or null if a second factor is in force already. */
  async begin(account: number): Promise<string | null> {
    const secret = makeSecret();
    return (await this.#table.begin(account, this.#seal.seal(account, secret))) ? secret : null;
  }

  /** Puts the secret in force and returns the recovery codes, or null if no secret waits for this code. */
  async turnOn(account: number, code: string): Promise<string[] | null> {
    const factor = await this.#table.find(account);
    const step = factor && !factor.isOn ? this.#stepOf(account, factor, code) : null;
    if (!factor || step === null) return null;
    const codes = makeRecoveryCodes();
    const hashes = codes.map((made) => recoveryCodeHash(account, made));
    if (!(await this.#table.turnOn(account, { secret: factor.secret, step, hashes }))) return null;
    events.noteTurnedOn(this.#strapi, account);
    return codes;
  }

  async check(account: number, code: string | undefined): Promise<CodeOutcome> {
    const factor = await this.#table.find(account);
    if (!factor?.isOn) return { is: 'unset' };
    if (code === undefined) return { is: 'missing' };
    if (readRecoveryCode(code) !== null) return this.#checkRecoveryCode(account, code);
    const retryAfterSeconds = this.#limit.secondsToWait(account);
    if (retryAfterSeconds > 0) return { is: 'limited', retryAfterSeconds };
    const attempt = this.#limit.begin(account);
    const step = this.#stepOf(account, factor, code);
    if (step !== null && (await this.#table.takeStep(account, step))) {
      attempt.succeed();
      return { is: 'right' };
    }
    events.noteWrongCode(this.#strapi, account);
    return { is: 'wrong' };
  }

  async replaceRecoveryCodes(account: number): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await this.#table.replaceRecoveryCodes(
      account,
      codes.map((code) => recoveryCodeHash(account, code)),
    );
    events.noteRecoveryCodesReplaced(this.#strapi, account);
    return codes;
  }

  async remove(account: number): Promise<void> {
    if (await this.#table.remove(account)) events.noteRemoved(this.#strapi, account);
  }

  async forget(account: number): Promise<void> {
    await this.#table.remove(account);
  }

  async #checkRecoveryCode(account: number, code: string): Promise<CodeOutcome> {
    if (await this.#table.takeRecoveryCode(account, recoveryCodeHash(account, code))) {
      events.noteRecoveryCodeUsed(this.#strapi, account, await this.#table.countRecoveryCodes(account));
      return { is: 'right' };
    }
    events.noteWrongCode(this.#strapi, account);
    return { is: 'wrong' };
  }

  #stepOf(account: number, { secret }: StoredFactor, code: string): number | null {
    let opened: string;
    try {
      opened = this.#seal.open(account, secret);
    } catch {
      // The database was restored without its secrets, so that no code can be right.
      events.noteUnreadableSecret(this.#strapi, account);
      return null;
    }
    return stepOfCode(opened, code.replace(/\s/g, ''));
  }
}

const known = new WeakMap<Strapi, SecondFactors>();

/** Shares one instance per Strapi, so that sign-ins and changes are counted together. */
export function secondFactors(strapi: Strapi): SecondFactors {
  const factors = known.get(strapi) ?? new SecondFactors(strapi);
  known.set(strapi, factors);
  return factors;
}
