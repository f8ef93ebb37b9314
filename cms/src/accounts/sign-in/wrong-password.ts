export const saysThatPasswordIsWrong = (answer: unknown): boolean =>
  JSON.stringify(answer ?? null).includes('"currentPassword"');
