import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/languages';
import { pluginService, type Strapi } from '../strapi';

interface Locale {
  id: number;
  code: string;
  name: string;
}
interface Locales {
  findByCode(code: string): Promise<Locale | null>;
  create(locale: { code: string; name: string }): Promise<Locale>;
  update(where: { id: number }, data: { name: string }): Promise<Locale>;
  getDefaultLocale(): Promise<string | null>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
}

const NAME_GIVEN_BY_STRAPI = 'German (de)';

export async function ensureLocales(strapi: Strapi): Promise<void> {
  const locales = pluginService<Locales>(strapi, 'i18n', 'locales');
  for (const { code, name } of LANGUAGES) {
    const existing = await locales.findByCode(code);
    if (!existing) await locales.create({ code, name });
    else if (existing.name === NAME_GIVEN_BY_STRAPI) await locales.update({ id: existing.id }, { name });
  }
  if ((await locales.getDefaultLocale()) !== DEFAULT_LANGUAGE) {
    await locales.setDefaultLocale({ code: DEFAULT_LANGUAGE });
  }
}
