export { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from 'contract/languages';
