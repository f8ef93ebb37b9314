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

export const wrongUsage = (message: string) => new Explained(message, 2);
