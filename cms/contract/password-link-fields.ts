/** Begins the fragment of a mailed link to `/admin`: browsers send fragments to no server. */
export const PASSWORD_LINK = 'new-password';

export const passwordLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/admin#${PASSWORD_LINK}/${token}`;

/** Returns the token in a fragment, null for every other fragment. */
export function tokenInFragment(fragment: string): string | null {
  const [, token] = new RegExp(`^#?${PASSWORD_LINK}/([\\w-]+)$`).exec(fragment) ?? [];
  return token ?? null;
}

/** `bytes` are those that bcrypt reads: it ignores further ones. */
export const PASSWORD_LENGTH = { characters: 12, bytes: 72 } as const;
