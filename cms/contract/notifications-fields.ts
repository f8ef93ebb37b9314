import type { DescribedFields, Format } from './field';
import { SHORT_TEXT_LENGTH } from './limits';

/** Topics of messages with recipients of their own; `other` has no topic, or an unknown one. */
export const NOTIFIED_TOPICS = ['general', 'meeting', 'product', 'other'] as const;
export type NotifiedTopic = (typeof NOTIFIED_TOPICS)[number];

/** Each part in one way only, so that no long text takes long. */
const ADDRESS = /[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+/.source;
const ADDRESSES: Format = {
  pattern: new RegExp(`^${ADDRESS}(?:,\\s*${ADDRESS})*$`),
  advice:
    'Bitte E-Mail-Adressen mit Kommas dazwischen schreiben, z. B. team@beispiel.de, praxis@beispiel.de.',
};
const RECIPIENTS = { widget: 'line', limit: SHORT_TEXT_LENGTH, format: ADDRESSES } as const;

/** In the order of the form. An empty list means the recipients of the settings, an empty switch off. */
export const NOTIFICATIONS_FIELDS = {
  generalRecipients: { ...RECIPIENTS, begins: 'recipients' },
  meetingRecipients: RECIPIENTS,
  productRecipients: RECIPIENTS,
  otherRecipients: RECIPIENTS,
  confirmation: { widget: 'choice', limit: 2, choices: ['on'], begins: 'visitor' },
} as const satisfies DescribedFields & Record<`${NotifiedTopic}Recipients`, object>;

export type NotificationsField = keyof typeof NOTIFICATIONS_FIELDS;

export const recipientsIn = (list: string): string[] => [...new Set(list.split(/[\s,]+/).filter(Boolean))];
