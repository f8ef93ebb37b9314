/** The identity provider of all examples, at an address that nobody can register. */
export const ISSUER = 'https://idp.mustermed.example';
