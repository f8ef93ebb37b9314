import type { Confirmation } from '../../contract/message';
import type { Settings } from '../env';

/** Facts of what the people behind the site are told. None is personal data of a visitor. */
export interface NoticeFacts {
  message: {
    /** Empty for a message without an id. */
    number: string;
    topic: string;
    language: string;
    link: string;
  };
  /** ISO times. */
  'backup-failed': { at: string; reason: string };
  'strapi-away': { from: string; until: string };
}
export type NoticeKind = keyof NoticeFacts;

export type Notice = { [Kind in NoticeKind]: { kind: Kind } & NoticeFacts[Kind] }[NoticeKind];

/** The ways of telling, with what each tells. */
export interface Contents {
  mail: Notice;
  webhook: Notice;
  visitor: Confirmation;
}
export type Way = keyof Contents;

export interface Destination<OneWay extends Way = Way> {
  way: OneWay;
  /** An address; of a visitor the message, so that no address waits; empty for the webhook. */
  recipient: string;
}

export function waysOf({
  SMTP_URL,
  CONTACT_WEBHOOK_URL,
}: Pick<Settings, 'SMTP_URL' | 'CONTACT_WEBHOOK_URL'>): Way[] {
  return [
    ...(SMTP_URL ? (['mail', 'visitor'] as const) : []),
    ...(CONTACT_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}
