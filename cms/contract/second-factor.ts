import { z } from 'zod';

/** How many recovery codes an account gets. */
export const RECOVERY_CODES = 10;

/**
 * A code as somebody typed it: six digits of the app, or a recovery code, with spaces as people type them. Any other text is
 * a wrong code and no invalid input, so that it is counted and recorded as one.
 */
export const secondFactorCode = z.string().trim().min(1);

const password = z.string().min(1).max(500);

/** Whether an account signs in with a second factor. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  isDuty: z.boolean().meta({ description: 'Whether the account must have one, and cannot remove it.' }),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** Asks for a new secret. */
export const secondFactorStart = z.object({ password });

/** A secret that is in force once a code of it has come back. */
export const newSecondFactor = z.object({
  secret: z.string(),
  /** The account's name in the app. */
  account: z.string(),
});
export type NewSecondFactor = z.output<typeof newSecondFactor>;

/** The same with what an app can scan or open. */
export const secondFactorSetup = newSecondFactor.extend({
  /** `otpauth://totp/…` */
  address: z.string(),
  /** A QR code of the address, as the path of an SVG whose sides have `size` units. */
  qrCode: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorSetup = z.output<typeof secondFactorSetup>;

export const secondFactorConfirmation = z.object({ code: secondFactorCode });

/** Shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;

/** Both, so that neither a browser left open nor a stolen code is enough. */
export const secondFactorRemoval = z.object({ password, code: secondFactorCode });
