import { ILLUSTRATIONS } from '~/drawings/illustrations.server';
import { MOTIFS } from '~/drawings/motifs';
import type { PagePath } from '~/site-map';
import type { SharedDrawing } from './drawing.server';

const DRAWINGS: Partial<Record<PagePath, SharedDrawing>> = {
  '/documentation': { Drawn: ILLUSTRATIONS.shelf, color: 'teal' },
  '/status': { Drawn: MOTIFS['data-centre'], color: 'green' },
  '/careers': { Drawn: MOTIFS.team, color: 'blue' },
  '/investors-partners': { Drawn: ILLUSTRATIONS.partners, color: 'indigo' },
  '/investment-deck': { Drawn: ILLUSTRATIONS.gate, color: 'indigo' },
  '/impressum': { Drawn: MOTIFS.paragraph, color: 'slate' },
  '/accessibility': { Drawn: MOTIFS.checklist, color: 'green' },
  '/faq': { Drawn: MOTIFS['who-writes-whom'], color: 'purple' },
  '/blog/tags': { Drawn: MOTIFS.checklist, color: 'teal' },
  '/blog/feed': { Drawn: MOTIFS.release, color: 'teal' },
  '/schedule-meeting': { Drawn: MOTIFS.calendar, color: 'teal' },
  '/eu-id': { Drawn: ILLUSTRATIONS['eu-wallet'], color: 'blue' },
  '/privacy': { Drawn: MOTIFS['keep-or-erase'], color: 'slate' },
  '/terms': { Drawn: MOTIFS.signature, color: 'slate' },
  '/TI-2.0-Transformation-Whitepaper.html': { Drawn: MOTIFS['checked-request'], color: 'teal' },
};

const OTHER: SharedDrawing = { Drawn: MOTIFS.network, color: 'teal' };

export const pageDrawing = (path: string): SharedDrawing => DRAWINGS[path as PagePath] ?? OTHER;
