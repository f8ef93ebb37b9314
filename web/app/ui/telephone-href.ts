/** Returns the link that dials a number written for people. */
export const telephoneHref = (telephone: string): string => `tel:${telephone.replace(/[^+\d]/g, '')}`;
