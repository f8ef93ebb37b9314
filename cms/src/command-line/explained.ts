import { BucketFailure } from '../../server-kit/bucket';

/** Its message says what is wrong and what to do. */
export class Explained extends Error {
  override name = 'Explained';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Says what is wrong, and returns the exit code. @throws what is not explained */
export function reportFailure(error: unknown): number {
  if (!(error instanceof Explained) && !(error instanceof BucketFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  return error instanceof Explained ? error.exitCode : 1;
}

export const wrongUsage = (message: string) => new Explained(message, 2);
