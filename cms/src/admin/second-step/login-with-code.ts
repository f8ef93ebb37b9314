export interface Answer {
  data?: unknown;
  error?: unknown;
}

export type AskForCode = (
  attempt: (code: string) => Promise<'wrong' | 'done'>,
) => Promise<'cancelled' | 'done'>;

export const CANCELLED = {
  name: 'SecondStepCancelled',
  message: 'Nicht angemeldet: Dieses Konto braucht auch den Code aus der Authenticator-App.',
};

function codeOf(error: unknown): unknown {
  const { details } = (error ?? {}) as { details?: { code?: unknown } };
  return details?.code;
}

export async function loginWithCode(
  send: (more: { code?: string }) => Promise<Answer>,
  askForCode: AskForCode,
): Promise<Answer> {
  let answer = await send({});
  if (codeOf(answer.error) !== 'second-factor-required') return answer;
  const outcome = await askForCode(async (code) => {
    answer = await send({ code });
    return codeOf(answer.error) === 'second-factor-wrong' ? 'wrong' : 'done';
  });
  return outcome === 'cancelled' ? { error: CANCELLED } : answer;
}
