/** A failure that one line tells: what is wrong, and what to do. */
export class Explained extends Error {
  override name = 'Explained';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** The command was not typed as it has to be. */
export const wrongUsage = (message: string) => new Explained(message, 2);
