import type { MessageState } from '../../../contract/message-fields';
import type { ProjectColor, ProjectIcon } from '../../../contract/project-fields';

/** Strapi uses the stored value as the key of its label. */
export const CHOICES: Readonly<Record<string, string>> = {
  products: 'Produkte',
  partnerships: 'Partnerschaften',
  company: 'Unternehmen',
  technology: 'Technologie',
  blue: 'Blau',
  teal: 'Petrol',
  purple: 'Violett',
  green: 'Grün',
  orange: 'Orange',
  indigo: 'Indigo',
  slate: 'Schiefer',
  'user-check': 'Person mit Haken',
  link: 'Kettenglied',
  'message-square': 'Sprechblase',
  users: 'Personen',
  award: 'Auszeichnung',
  'shield-check': 'Schild mit Haken',
  unread: 'Ungelesen',
  read: 'Gelesen',
  done: 'Erledigt',
  spam: 'Spam',
} satisfies Record<ProjectColor | ProjectIcon | MessageState, string> & Record<string, string>;
