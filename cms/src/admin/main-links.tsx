import { Link } from 'react-router-dom';
import { declarationOf } from '../../contract/ordered-kinds';
import { ORDERED_TYPES } from '../content-types';

const LISTS = '/content-manager/collection-types';
const LINKS = [
  { to: `${LISTS}/api::section.section`, label: 'Texte der Website', note: 'Abschnitte in sieben Sprachen' },
  { to: `${LISTS}/api::project.project`, label: 'Produkte', note: 'Karten der Startseite und Produktseiten' },
  {
    to: `${LISTS}/api::blog-post.blog-post`,
    label: 'Blogbeiträge',
    note: 'Entwerfen, ansehen, veröffentlichen',
  },
  {
    to: `${LISTS}/api::author.author`,
    label: 'Autorinnen und Autoren',
    note: 'Bild und Zeile unter Beiträgen',
  },
  ...ORDERED_TYPES.map(({ uid, kind }) => {
    const { many, note } = declarationOf(kind).german;
    return { to: `${LISTS}/${uid}`, label: many, note };
  }),
  { to: `${LISTS}/api::redirect.redirect`, label: 'Weiterleitungen', note: 'Alte und kurze Adressen' },
  { to: `${LISTS}/api::product-text.product-text`, label: 'Produkttexte', note: 'Titel für Suchmaschinen' },
  { to: `${LISTS}/api::page-text.page-text`, label: 'Seitentexte', note: 'Anstelle eingebauter Texte' },
  {
    to: `${LISTS}/api::contact-submission.contact-submission`,
    label: 'Kontaktanfragen',
    note: 'Posteingang',
  },
  { to: '/plugins/upload', label: 'Bilder und PDF', note: 'Medienbibliothek' },
];

export function MainLinks() {
  return (
    <ul style={{ display: 'grid', gap: '12px', gridTemplateColumns: '1fr 1fr', padding: '8px' }}>
      {LINKS.map(({ to, label, note }) => (
        <li key={to}>
          <Link
            to={to}
            style={{ color: '#0F5C7A', display: 'block', fontSize: '1.4rem', textDecoration: 'none' }}
          >
            <strong style={{ fontWeight: 600 }}>{label}</strong>
            <span style={{ color: '#5C7287', display: 'block', fontSize: '1.2rem', marginTop: '2px' }}>
              {note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
