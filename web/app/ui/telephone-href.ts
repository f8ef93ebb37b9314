export const telephoneHref = (telephone: string): string => `tel:${telephone.replace(/[^+\d]/g, '')}`;
