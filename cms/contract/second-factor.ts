import { z } from 'zod';

export const RECOVERY_CODES = 10;

/** Accepts any text, because a wrong code must be counted and recorded, and not be refused as invalid input. */
export const secondFactorCode = z.string().trim().min(1);

const password = z.string().min(1).max(500);

export const secondFactor = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  isDuty: z.boolean().meta({ description: 'Whether the account must have one, and cannot remove it.' }),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const secondFactorStart = z.object({ password });

/** Takes effect once the account confirms a code made from the secret. */
export const newSecondFactor = z.object({
  secret: z.string(),
  account: z.string(),
});
export type NewSecondFactor = z.output<typeof newSecondFactor>;

export const secondFactorSetup = newSecondFactor.extend({
  /** `otpauth://totp/…` */
  address: z.string(),
  /** A QR code of the address: path of an SVG whose sides have `size` units. */
  qrCode: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorSetup = z.output<typeof secondFactorSetup>;

export const secondFactorConfirmation = z.object({ code: secondFactorCode });

/** Shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;

/** Requires both, so that neither an open browser nor a stolen code is enough. */
export const secondFactorRemoval = z.object({ password, code: secondFactorCode });
