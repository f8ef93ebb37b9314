/** Whether Strapi's answer to a change of one's own account says that the current password is not the one given. */
export const saysThatPasswordIsWrong = (answer: unknown): boolean =>
  JSON.stringify(answer ?? null).includes('"currentPassword"');
