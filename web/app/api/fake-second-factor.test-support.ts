import {
  newSecondFactor,
  RECOVERY_CODES,
  recoveryCodes,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorStart,
} from 'contract/second-factor';
import { type Answer, answer, refuse } from './fake-answers.test-support';
import type { Call } from './fake-entries.test-support';

export const PASSWORD = 'Richtig2026';
export const CODE = '123456';
export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const CODES = Array.from({ length: RECOVERY_CODES }, (_, index) => `7K3M-Q0RS-4TVW-900${index}`);
const no = (code: string) => refuse(400, 'ValidationError', 'No', { code });

export function answerSecondFactor(
  factors: Map<string, string>,
  account: string,
  { method, key, json }: Pick<Call, 'method' | 'key' | 'json'>,
): Answer {
  const isOn = factors.has(account);
  if (method === 'GET') {
    return answer(secondFactor, { isOn, recoveryCodesLeft: isOn ? RECOVERY_CODES : 0, isDuty: false });
  }
  if (key === 'removal') {
    const { password, code } = secondFactorRemoval.parse(json);
    if (password !== PASSWORD) return no('password-wrong');
    if (!isOn) return no('second-factor-off');
    if (code !== CODE) return no('code-wrong');
    factors.delete(account);
    return { status: 204 };
  }
  if (key === undefined && method === 'POST') {
    if (secondFactorStart.parse(json).password !== PASSWORD) return no('password-wrong');
    return isOn ? no('second-factor-on') : answer(newSecondFactor, { secret: SECRET, account });
  }
  if (key === 'recovery-codes' && !isOn) return no('second-factor-off');
  if (secondFactorConfirmation.parse(json).code !== CODE) return no('code-wrong');
  factors.set(account, CODE);
  return answer(recoveryCodes, { recoveryCodes: CODES });
}
