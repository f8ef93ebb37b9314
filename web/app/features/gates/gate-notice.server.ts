import { LANGUAGES, type Language } from 'contract/languages';
import { z } from 'zod';
import type { GateOutcome } from './gate.server';
import type { GateNotice } from './gate-notice';

export const gateNotice: z.ZodType<GateNotice> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['missing', 'wrong', 'closed', 'unreachable']) }),
  z.object({ kind: z.literal('limited'), wait: z.string() }),
]);

function inWords(seconds: number, language: Language): string {
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export function noticeOf(outcome: GateOutcome, language: Language): GateNotice | null {
  switch (outcome.status) {
    case 'open':
      return null;
    case 'limited':
      return { kind: 'limited', wait: inWords(outcome.retryAfterSeconds, language) };
    default:
      return { kind: outcome.status };
  }
}
