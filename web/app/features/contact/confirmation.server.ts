import type { Language } from 'contract/languages';
import type { Confirmation } from 'contract/message';
import { fill } from '~/i18n/fill';
import { textsFor } from '~/i18n/texts.server';

/** Writes the mail here, where the texts are. Repeats nothing typed: anybody can type another's address. */
export function confirmationOf(language: Language, number: string): Confirmation {
  const { subject, greeting, received, mistaken } = textsFor(language, 'contact-mail')['contact-mail'].mail;
  const text = `${[greeting, received, mistaken].join('\n\n')}\n`;
  return { subject: fill(subject, { number }), text: fill(text, { number }) };
}
