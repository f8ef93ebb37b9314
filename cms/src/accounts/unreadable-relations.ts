import { errors } from '@strapi/utils';
import { type AdminContext, pluginController, type Strapi } from '../strapi';

interface Relations {
  extractAndValidateRequestInfo(context: AdminContext, id?: unknown): Promise<object | undefined>;
}

/** Strapi sets 403 for an unreadable relation, but carries on with undefined and ends with 500. */
export function refuseUnreadableRelations(strapi: Strapi): void {
  const relations = pluginController<Relations>(strapi, 'content-manager', 'relations');
  const { extractAndValidateRequestInfo } = relations;
  relations.extractAndValidateRequestInfo = async (context, id) => {
    const info = await extractAndValidateRequestInfo(context, id);
    if (!info || !('targetField' in info)) throw new errors.ForbiddenError();
    return info;
  };
}
