import type { Confirmation } from '../../contract/message';
import type { LinkPurpose } from '../accounts/password-link';
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

/** Asks for a letter with a link to set a password. The link is made when the letter is sent, so that none waits. */
export interface LinkOrder {
  purpose: LinkPurpose;
  /** ISO time. */
  at: string;
}

export interface Contents {
  mail: Notice;
  webhook: Notice;
  visitor: Confirmation;
  account: LinkOrder;
}
export type Way = keyof Contents;

export interface Destination<OneWay extends Way = Way> {
  way: OneWay;
  /** An address; of a visitor the message and of an account its number, so that no address waits; or empty. */
  recipient: string;
}

export function waysOf({
  SMTP_URL,
  CONTACT_WEBHOOK_URL,
}: Pick<Settings, 'SMTP_URL' | 'CONTACT_WEBHOOK_URL'>): Way[] {
  return [
    ...(SMTP_URL ? (['mail', 'visitor', 'account'] as const) : []),
    ...(CONTACT_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}
