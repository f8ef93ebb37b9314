import type { NewSecondFactor, SecondFactorSetup } from 'contract/second-factor';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { Secret, TOTP } from 'otpauth';
import { company } from '~/i18n/facts.server';

export function setupOf({ secret, account }: NewSecondFactor): SecondFactorSetup {
  const address = new TOTP({
    issuer: company().brand,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();
  const code = generate(address, { minCorrectionLevel: correction.M });
  return { secret, account, address, qrCode: { size: code.size, path: toSvgPath(code) } };
}
