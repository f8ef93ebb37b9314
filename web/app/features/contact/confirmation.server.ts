import type { Language } from 'contract/languages';
import type { Confirmation } from 'contract/message';
import { fill } from '~/i18n/fill';
import { textsFor } from '~/i18n/texts.server';

/**
 * Writes the mail that confirms a message, here and not in Strapi, because the site has the texts. It repeats nothing
 * that was typed, because anybody can type the address of somebody else.
 */
export function confirmationOf(language: Language, number: string): Confirmation {
  const { subject, greeting, received, mistaken } = textsFor(language, 'contact-mail')['contact-mail'].mail;
  const text = `${[greeting, received, mistaken].join('\n\n')}\n`;
  return { subject: fill(subject, { number }), text: fill(text, { number }) };
}
