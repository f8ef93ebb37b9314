import type { Confirmation } from '../../contract/message';
import type { LinkPurpose } from '../accounts/password-link';

const LETTERS: Readonly<Record<LinkPurpose, { subject: string; lead: string; end: string }>> = {
  reset: {
    subject: 'Neues Passwort setzen',
    lead: 'für Ihr Konto in der Redaktion der Website hat jemand ein neues Passwort angefordert. Hier setzen Sie es:',
    end: 'Der Link gilt eine Stunde und nur einmal. Danach melden Sie sich mit dem neuen Passwort an und, wenn Ihr Konto das verlangt, mit dem zweiten Schritt.\n\nWaren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Ihr Konto in der Redaktion',
    lead: 'für Sie wurde ein Konto in der Redaktion der Website angelegt. Hier setzen Sie Ihr Passwort:',
    end: 'Der Link gilt sieben Tage und nur einmal. Danach melden Sie sich mit Ihrer E-Mail-Adresse und dem Passwort an.',
  },
};

export function linkLetter(purpose: LinkPurpose, link: string): Confirmation {
  const { subject, lead, end } = LETTERS[purpose];
  return { subject, text: `Guten Tag,\n\n${lead}\n\n${link}\n\n${end}\n` };
}
