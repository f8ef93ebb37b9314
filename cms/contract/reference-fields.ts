import type { DescribedFields } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { ORDER, type OrderedDeclaration } from './ordered-declaration';

const line = { widget: 'line', limit: SHORT_TEXT_LENGTH } as const;

const REFERENCE_TEXTS = {
  quote: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true, isRequired: true },
  role: { ...line, isLocalized: true },
} as const satisfies DescribedFields;

export const REFERENCE = {
  plural: 'references',
  english: { one: 'reference', many: 'references of customers' },
  german: {
    one: 'Referenz',
    many: 'Referenzen',
    object: 'die Referenz',
    note: 'Stimmen von Kunden',
    key: 'Name der Referenz für die Redaktion, z. B. klinikum-musterstadt',
    fields: {
      title: ['Name', 'Der Person, die zitiert wird. Eine neue Referenz braucht einen.'],
      isPublished: ['Veröffentlicht', 'Aus: Die Referenz steht auf keiner Seite.'],
      role: ['Funktion', 'Z. B. Leiterin der IT; leer = die Seite nennt keine.'],
      organisation: ['Organisation', 'Z. B. Klinikum Musterstadt.'],
      quote: ['Zitat', 'Ohne Anführungszeichen; die Website setzt die der Sprache.'],
      logo: ['Logo', 'Der Organisation; leer = keines.'],
      consent: [
        'Zustimmung',
        'Wann und wie die Person zugestimmt hat, z. B. E-Mail vom 3. März 2027. Ohne Eintrag zeigt die Website die Referenz nirgends.',
      ],
    },
  },
  fields: {
    ...REFERENCE_TEXTS,
    isPublished: { widget: 'switch' },
    title: { ...line, isRequired: true, about: 'The name of the person who is quoted.' },
    organisation: line,
    logo: { widget: 'picture' },
    consent: {
      ...line,
      about: 'How the person has agreed to be quoted. Without it no visitor sees the quote.',
    },
  },
  isReservedKey: (key) => key === ORDER,
  versionRow: 22,
} as const satisfies OrderedDeclaration;

export const isQuotable = ({ isPublished, consent }: { isPublished: boolean; consent: string | null }) =>
  isPublished && consent !== null;
