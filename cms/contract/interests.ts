/** The only product whose stored interest differs from its key (decisions C19). */
const ATTRIAN = { key: 'attrian', interest: 'attrian-identity' };

export const interestOf = (key: string) => (key === ATTRIAN.key ? ATTRIAN.interest : key);
export const productOf = (interest: string) => (interest === ATTRIAN.interest ? ATTRIAN.key : interest);

const TOPICS: readonly string[] = ['', 'general', 'meeting'];

export const isProductInterest = (interest: string) => !TOPICS.includes(interest);
