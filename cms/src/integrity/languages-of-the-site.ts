import { errors } from '@strapi/utils';
import { isLanguage } from '../../contract/languages';
import { type AdminContext, type HttpMiddleware, panelRoutes, pluginService, type Strapi } from '../strapi';

interface Locales {
  findById(id: number): Promise<{ code: string; name: string } | null>;
}

const HANDLER = 'locales.deleteLocale';

/** Strapi would delete every text in a deleted language. */
export function keepLanguagesOfTheSite(strapi: Strapi): void {
  const refuse: HttpMiddleware<AdminContext> = async (context, next) => {
    const locales = pluginService<Locales>(strapi, 'i18n', 'locales');
    const locale = await locales.findById(Number(context.params.id));
    if (locale && isLanguage(locale.code))
      throw new errors.ApplicationError(
        `Die Sprache „${locale.name}“ lässt sich nicht löschen: Die Website braucht sie, und alle Inhalte in dieser Sprache gingen verloren.`,
      );
    return next();
  };
  const route = panelRoutes(strapi, 'i18n').find(({ handler }) => handler === HANDLER);
  if (!route) throw new Error(`Strapi has no route to ${HANDLER} any more`);
  route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), refuse] };
}
