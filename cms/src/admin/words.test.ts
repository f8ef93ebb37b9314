import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITOR_LAYOUTS } from '../bootstrap/editor-layouts';
import { german } from './words';
import { CHOICES } from './words/choices';

const require = createRequire(import.meta.url);

/** Plugins with screens for editors, the folders of their texts and the prefix of the keys. */
const PLUGINS = [
  { name: 'admin', folder: 'dist/admin/admin/src', prefix: '' },
  { name: 'content-manager', folder: 'dist/admin', prefix: 'content-manager.' },
  { name: 'upload', folder: 'dist/admin', prefix: 'upload.' },
  { name: 'i18n', folder: 'dist/admin', prefix: 'i18n.' },
];

/** Texts that no editor sees, with the reason. */
const NEVER_MET: readonly [why: string, keys: RegExp][] = [
  [
    'only administrators see the settings, of which the editors have none but their profile',
    /^(i18n\.)?Settings\.(?!profile|sessions|list\.actions|locales\.modal\.locales)|^upload\.settings\.|notification\.success\.adminToken|^app\.components\.(ListPluginsPage|InstallPluginPage|PluginCard)|^i18n\.CheckboxConfirmation/,
  ],
  ['the tours of newcomers are off', /GuidedTour|^tours\./],
  [
    'advertisement for paid plans; none is bought',
    /FreeTrial|trialCountdown|Upsell|NpsSurvey|premiumFeature|\.ee\.|^widget\.deploy-now|DeployNow|deploy-now/,
  ],
  ['Strapi asks the first administrator, who is made by the start of the project', /^Usecase/],
  [
    'artificial intelligence is a paid plan',
    /[mM]etadata(?!-missing)|\.ai(\.|$)|AITranslation|aiLocalizations/,
  ],
  ['the history of versions is a paid plan', /^content-manager\.(history|restore)\./],
  [
    'types are changed in the source, not in the panel',
    /^app\.components\.HomePage\.create$|ContentTypeBuilder/,
  ],
  ['of the editor of blocks, which no field uses', /^components\.Blocks\.(popover|dnd)/],
  ['releases are a paid plan', /^content-releases\./],
  ['names of kinds of files', /^upload\.settings\.section\./],
];

const isMet = (key: string) => !NEVER_MET.some(([, keys]) => keys.test(key));

function catalogue(root: string, language: string): Record<string, string> {
  const module = require(path.join(root, 'translations', `${language}.json.js`));
  return module.default ?? module;
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.mjs') && !/translations|SettingsPage|\bee\b|Marketplace|UseCase|history/.test(file),
    )
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Finds texts that only the source contains, beside the key. */
function textsInSources(folder: string, prefix: string): Map<string, string> {
  const call = /id: (get\w+\()?'([\w.$-]+)'\)?,\s*defaultMessage: (['"`])(.*?)\3/g;
  const found = sources(folder).flatMap((text) => [...text.matchAll(call)]);
  return new Map(found.map(([, asPlugin, key, , text]) => [`${asPlugin ? prefix : ''}${key}`, text ?? '']));
}

const english = new Map<string, string>();
const shown = new Map<string, string>();
for (const { name, folder, prefix } of PLUGINS) {
  const root = path.join(path.dirname(require.resolve(`@strapi/${name}/package.json`)), folder);
  for (const [key, text] of textsInSources(root, prefix)) english.set(key, text);
  for (const [key, text] of Object.entries(catalogue(root, 'en'))) english.set(prefix + key, text);
  for (const [key, text] of Object.entries(catalogue(root, 'de'))) shown.set(prefix + key, text);
}
for (const [key, text] of Object.entries(german)) shown.set(key, text);

describe('the panel in German', () => {
  test('has a German text for everything that editors meet', () => {
    expect(english.size).toBeGreaterThan(1500);
    expect([...english.keys()].filter((key) => isMet(key) && !shown.has(key))).toEqual([]);
  });

  test('says "Sie"', () => {
    const familiar =
      /\b(du|dir|dich|dein\w*|bist|kannst|hast|musst|möchtest|willst)\b|\bbitte \w+e\b(?! Sie)|(^|[.!?,] )(Gib|Lade|Wähle|Klicke|Ziehe|Füge|Bearbeite|Lösche|Lege|Setze|Konfiguriere|Zeige|Sende|Nutze|Folge|Modelliere|Erstelle|Halte|Schütze|Verwalte|Versuche|Gehe|Ändere|Öffne|Entferne|Speichere|Drücke|Benutze|Verwende)\b(?! Sie)/i;
    const wrong = [...shown].filter(([key, text]) => isMet(key) && familiar.test(text) && english.has(key));
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  test('has one word for one thing', () => {
    const others =
      /Mediathek|Bibliothek(?<!Medienbibliothek)|Content Manager|\bAssets?\b|Bildmitte|\bRegex\b|Login\b/;
    const wrong = [...shown].filter(([key, text]) => isMet(key) && others.test(text) && english.has(key));
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  test('counts with a blank between number and word', () => {
    const glued = [...shown].filter(([key, text]) => isMet(key) && /(\}|#)[A-Za-zäöü]{3,}/.test(text));
    expect(Object.fromEntries(glued)).toEqual({});
    expect(shown.get('content-manager.widget.chart-entries.count.label')).toContain('{ Einträge}');
  });
});

test('every fixed choice of a field has a German word, and no help text explains a stored value', () => {
  const api = path.join(__dirname, '../api');
  const schemas = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('schema.json'),
  );
  const values = schemas.flatMap((file) => {
    const schema: { attributes: Record<string, { enum?: string[] }> } = JSON.parse(
      readFileSync(path.join(api, file), 'utf8'),
    );
    return Object.values(schema.attributes).flatMap((attribute) => attribute.enum ?? []);
  });
  expect(values.length).toBeGreaterThan(10);
  expect([...new Set(values)].filter((value) => !CHOICES[value])).toEqual([]);
  const helps = Object.values(EDITOR_LAYOUTS).flatMap(({ fields }) =>
    Object.values(fields).map(([, help]) => help),
  );
  // Names of products are words of the reader.
  const codes = values.filter((value) => CHOICES[value] !== value && value !== 'link' && value !== 'spam');
  expect(helps.filter((help) => codes.some((code) => help.split(/[\s,;.]+/).includes(code)))).toEqual([]);
});
