import { useQueryParams } from '@strapi/strapi/admin';
import { DEFAULT_LANGUAGE } from '../../contract/languages';

export function useFormLanguage(): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  return query?.plugins?.i18n?.locale ?? DEFAULT_LANGUAGE;
}
