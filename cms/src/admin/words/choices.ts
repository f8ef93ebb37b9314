import type { MessageState } from '../../../contract/message-fields';
import type { ProjectColor, ProjectIcon } from '../../../contract/project-fields';

/**
 * What editors read instead of the stored values of fields with a fixed choice. Strapi takes the stored value itself
 * as the key of the text.
 */
export const CHOICES: Readonly<Record<string, string>> = {
  // categories of posts
  products: 'Produkte',
  partnerships: 'Partnerschaften',
  company: 'Unternehmen',
  technology: 'Technologie',
  // colours of products
  blue: 'Blau',
  teal: 'Petrol',
  purple: 'Violett',
  green: 'Grün',
  orange: 'Orange',
  indigo: 'Indigo',
  slate: 'Schiefer',
  // icons of products
  'user-check': 'Person mit Haken',
  link: 'Kettenglied',
  'message-square': 'Sprechblase',
  users: 'Personen',
  award: 'Auszeichnung',
  'shield-check': 'Schild mit Haken',
  // states of messages
  unread: 'Ungelesen',
  read: 'Gelesen',
  done: 'Erledigt',
  spam: 'Spam',
} satisfies Record<ProjectColor | ProjectIcon | MessageState, string> & Record<string, string>;
