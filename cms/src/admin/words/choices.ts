import type { MessageState } from '../../../contract/message-fields';
import type { EmploymentType } from '../../../contract/opening-fields';
import type { PostMotif } from '../../../contract/post-fields';
import { PROJECT_ILLUSTRATIONS, type ProjectColor, type ProjectIcon } from '../../../contract/project-fields';
import type { RedirectKind } from '../../../contract/redirect-fields';
import type { ResourcePart } from '../../../contract/resource-fields';
import type { ServiceState } from '../../../contract/service-status-fields';

/** Strapi uses the stored value as the key of its label. */
export const CHOICES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PROJECT_ILLUSTRATIONS.map((name) => [name, name.replace('-credentials', ' credentials')]),
  ),
  products: 'Produkte',
  partnerships: 'Partnerschaften',
  company: 'Unternehmen',
  technology: 'Technologie',
  'expired-key': 'Abgelaufener Schlüssel',
  'three-dates': 'Drei Termine',
  'checked-blocks': 'Geprüfte Bausteine',
  'who-writes-whom': 'Wer wem schreibt',
  'keep-or-erase': 'Aufbewahren oder löschen',
  checklist: 'Fragenliste',
  'checked-request': 'Geprüfte Anfrage',
  signature: 'Unterschrift',
  'chain-of-trust': 'Vertrauenskette',
  network: 'Netz',
  release: 'Neue Version',
  partners: 'Zwei Kreise',
  team: 'Team',
  hospital: 'Krankenhaus',
  prescription: 'Rezept',
  'patient-record': 'Patientenakte',
  warning: 'Warnung',
  paragraph: 'Paragraf',
  'data-centre': 'Rechenzentrum',
  calendar: 'Kalendertag',
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
  FULL_TIME: 'Vollzeit',
  PART_TIME: 'Teilzeit',
  CONTRACTOR: 'Freie Mitarbeit',
  TEMPORARY: 'Befristet',
  INTERN: 'Praktikum',
  'identity-access-management': 'Identitäts- und Zugriffsmanagement',
  'ti-transformation': 'TI-2.0-Transformation',
  permanent: 'Dauerhaft (301)',
  temporary: 'Vorübergehend (302)',
  gone: 'Gibt es nicht mehr (410)',
  operational: 'In Betrieb',
  maintenance: 'Wartung',
  degraded: 'Eingeschränkt',
  outage: 'Ausfall',
  on: 'Eingeschaltet',
  off: 'Ausgeschaltet',
  unread: 'Ungelesen',
  read: 'Gelesen',
  done: 'Erledigt',
  spam: 'Spam',
} satisfies Record<
  | PostMotif
  | ProjectColor
  | ProjectIcon
  | EmploymentType
  | ResourcePart
  | RedirectKind
  | ServiceState
  | MessageState,
  string
> &
  Record<string, string>;
