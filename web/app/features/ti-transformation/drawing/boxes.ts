/** Zones of the picture (specification 2) and its two networks. */
export const ZONES = ['insured', 'care', 'house', 'net', 'ti', 'payer'] as const;
export type Zone = (typeof ZONES)[number];

/** `old`: there before TI 2.0. `lasting`: serves both generations. `new`: came with TI 2.0. */
export type Generation = 'old' | 'lasting' | 'new';

/** In the keyboard's order: from left to right and top to bottom. `slug` is the hash of a box's address. */
export const BOXES = [
  { id: 'egk', zone: 'insured', generation: 'old', slug: 'gesundheitskarte' },
  { id: 'hba', zone: 'care', generation: 'old', slug: 'heilberufsausweis' },
  { id: 'terminal', zone: 'house', generation: 'old', slug: 'kartenterminal' },
  { id: 'connector', zone: 'house', generation: 'old', slug: 'konnektor' },
  { id: 'smcb', zone: 'house', generation: 'old', slug: 'institutionskarte' },
  { id: 'primary', zone: 'house', generation: 'lasting', slug: 'primaersystem' },
  { id: 'device', zone: 'house', generation: 'new', slug: 'geraeteverwaltung' },
  { id: 'tunnel', zone: 'net', generation: 'old', slug: 'vpn-tunnel' },
  { id: 'gateway', zone: 'net', generation: 'new', slug: 'ti-gateway' },
  { id: 'pep', zone: 'net', generation: 'new', slug: 'policy-enforcement-point' },
  { id: 'pdp', zone: 'net', generation: 'new', slug: 'policy-decision-point' },
  { id: 'epa', zone: 'ti', generation: 'lasting', slug: 'patientenakte' },
  { id: 'kim', zone: 'ti', generation: 'lasting', slug: 'kim' },
  { id: 'vzd', zone: 'ti', generation: 'lasting', slug: 'verzeichnisdienst' },
  { id: 'emp', zone: 'ti', generation: 'lasting', slug: 'e-medikation' },
  { id: 'tim', zone: 'ti', generation: 'new', slug: 'ti-messenger' },
  { id: 'fhir', zone: 'ti', generation: 'new', slug: 'fhir-autorisierung' },
  { id: 'vsdm', zone: 'payer', generation: 'lasting', slug: 'stammdatendienst' },
  { id: 'idp', zone: 'payer', generation: 'new', slug: 'identity-provider' },
] as const satisfies readonly { id: string; zone: Zone; generation: Generation; slug: string }[];

export type BoxId = (typeof BOXES)[number]['id'];
export const BOX_IDS = BOXES.map(({ id }) => id);

/** Cards that the company's road map turns into digital identities. */
export const CARD_IDS = ['egk', 'hba', 'smcb'] as const satisfies BoxId[];
export type CardId = (typeof CARD_IDS)[number];
export const isCard = (id: BoxId): id is CardId => CARD_IDS.some((card) => card === id);

export const boxAt = (slug: string) => BOXES.find((box) => box.slug === slug)?.id ?? null;

export const AUDIENCES = {
  practice: ['egk', 'terminal', 'connector', 'gateway', 'primary'],
  hospital: ['smcb', 'hba', 'primary', 'device', 'gateway', 'pdp', 'fhir', 'kim'],
  pharmacy: ['egk', 'terminal', 'emp', 'gateway', 'primary'],
  insurer: ['idp', 'vsdm', 'epa', 'pep', 'pdp'],
} as const satisfies Record<string, BoxId[]>;
export type Audience = keyof typeof AUDIENCES;
export const AUDIENCE_KEYS = Object.keys(AUDIENCES) as Audience[];
