import type { GateAnswer } from './gate-notice';

/**
 * What the action of the server has answered; where none comes, that it could not be asked: the form stays as it is,
 * in the place of the error page.
 */
export async function orUnreachable<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | GateAnswer<never>> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return { content: null, notice: { kind: 'unreachable' } };
  }
}
