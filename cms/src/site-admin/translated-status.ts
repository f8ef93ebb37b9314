import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../contract/languages';
import { INCIDENT, incidentField } from '../../contract/service-status-fields';
import { SERVICE_STATUS } from '../content-types';
import { type AdminContext, modelOf, type Row, type Strapi, table } from '../strapi';
import { permissionsOf } from './permissions';
import { type TranslatedThing, translatedThing } from './translated-entries';

export async function translatedStatus(strapi: Strapi, context: AdminContext): Promise<TranslatedThing[]> {
  const stored = await table<Row>(strapi, SERVICE_STATUS).findOne({
    populate: { createdBy: { select: ['id'] } },
  });
  const permissions = permissionsOf(strapi, context, SERVICE_STATUS);
  if (!stored || permissions.cannot.read(stored)) return [];
  const visible = await permissions.sanitizeOutput(stored);
  if (!visible[incidentField(DEFAULT_LANGUAGE)]) return [];
  const { documentId } = stored;
  const facts = {
    kind: 'service-status' as const,
    key: 'service-status',
    name: modelOf(strapi, SERVICE_STATUS).info.displayName,
    document: documentId,
    panelPath: null,
  };
  const thing = translatedThing(
    facts,
    LANGUAGE_CODES,
    (language) => {
      const text = visible[incidentField(language)];
      return { texts: typeof text === 'string' ? { [INCIDENT]: text } : undefined, updatedAt: null };
    },
    undefined,
  );
  return [thing];
}
