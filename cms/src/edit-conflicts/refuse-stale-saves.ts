import { EDITED_VERSION } from '../../contract/edited-version';
import { EDITOR_LAYOUTS } from '../bootstrap/editor-layouts';
import { CONTENT_TYPES } from '../content-types';
import { sharedFieldsOf } from '../integrity/shared-fields';
import { etagOf } from '../site-admin/etag';
import { type LocalizedRow, nameOf, timeOf } from '../site-admin/localized-entries';
import { type AdminContext, type Data, everyPanelRoute, type Strapi, table, wrapRoute } from '../strapi';

const READINGS = ['content-manager collection-types.findOne', 'content-manager single-types.find'];
const SAVES = [
  'content-manager collection-types.update',
  'content-manager collection-types.publish',
  'content-manager single-types.createOrUpdate',
];
const SHOWN = 160;

/** Answers 409 to a save in the panel whose form is older than what is stored, as /admin does (docs/decisions/0051). */
export function refuseStaleSaves(strapi: Strapi): void {
  for (const { part, route } of everyPanelRoute(strapi)) {
    const name = `${part} ${route.handler}`;
    if (READINGS.includes(name)) wrapRoute(route, tellVersion(strapi));
    if (SAVES.includes(name)) wrapRoute(route, refuseStale(strapi));
  }
}

/** Reads the version first: if somebody saves meanwhile, the next save is refused rather than theirs lost. */
const tellVersion = (strapi: Strapi) => async (context: AdminContext, next: () => Promise<unknown>) => {
  const stored = await findStored(strapi, context);
  await next();
  if (stored) context.set(EDITED_VERSION, versionOf(strapi, context, stored));
};

const refuseStale = (strapi: Strapi) => async (context: AdminContext, next: () => Promise<unknown>) => {
  const edited = context.get(EDITED_VERSION);
  if (edited === '') return next();
  const stored = await findStored(strapi, context);
  if (!stored || versionOf(strapi, context, stored) === edited) {
    await next();
    const saved = await findStored(strapi, context);
    if (saved) context.set(EDITED_VERSION, versionOf(strapi, context, saved));
    return;
  }
  const version = versionOf(strapi, context, stored);
  const message = conflictMessage(context.params.model ?? '', stored, given(context));
  context.status = 409;
  context.body = {
    data: null,
    error: { status: 409, name: 'EditConflict', message, details: { version } },
  };
};

/** Changes with a save of the language, and with what another language's form changes of the shared fields. */
function versionOf(strapi: Strapi, { params: { model = '' } }: AdminContext, stored: LocalizedRow): string {
  const shared = sharedFieldsOf(strapi, model).sort();
  return etagOf([timeOf(stored), ...shared.map((field) => stored[field] ?? null)]);
}

const given = ({ request }: AdminContext): Data =>
  typeof request.body === 'object' && request.body !== null ? (request.body as Data) : {};

function findStored(strapi: Strapi, context: AdminContext): Promise<LocalizedRow | null> {
  const { model = '', id } = context.params;
  const hasDrafts = CONTENT_TYPES.some(({ uid, hasDrafts }) => uid === model && hasDrafts);
  // Strapi's i18n moves the language of a save from the address to the body.
  const { locale = given(context).locale } = context.query;
  return table<LocalizedRow>(strapi, model).findOne({
    where: {
      ...(id && { documentId: id }),
      ...(typeof locale === 'string' && { locale }),
      ...(hasDrafts && { publishedAt: null }),
    },
    populate: { updatedBy: { select: ['firstname', 'lastname', 'username'] } },
  });
}

const quoted = (value: unknown) => {
  const text = String(value ?? '').trim();
  return `„${text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text}“`;
};

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function conflictMessage(uid: string, stored: LocalizedRow, form: Data): string {
  const name = nameOf(stored.updatedBy) ?? 'Jemand anderes';
  const fields = EDITOR_LAYOUTS[uid]?.fields ?? {};
  const differences = Object.entries(fields)
    .filter(([field]) => field in form && isPlain(form[field]) && isPlain(stored[field] ?? null))
    .filter(([field]) => String(form[field] ?? '') !== String(stored[field] ?? ''))
    .map(
      ([field, [label]]) =>
        `${label}: gespeichert ist ${quoted(stored[field])}, bei Ihnen steht ${quoted(form[field])}.`,
    );
  return [
    `${name} hat diesen Eintrag inzwischen gespeichert; Ihr Text ist noch im Formular und nicht gespeichert.`,
    ...differences,
    'Übernehmen Sie, was bleiben soll: Das nächste Speichern ersetzt das Gespeicherte.',
  ].join(' ');
}
