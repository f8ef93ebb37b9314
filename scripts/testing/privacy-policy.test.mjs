// The privacy policy of the seed names everything that the software keeps of visitors.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8');
const LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'nl', 'sq'];
const policies = new Map(LANGUAGES.map((code) => [code, read(`cms/seed/${code}/sections/privacy.md`)]));

/** Words for each stored field of a message, in the order of LANGUAGES. @type {Record<string, string[]>} */
const FIELDS = {
  firstName: ['Vorname', 'first name', 'prénom', 'nombre', 'nome', 'voornaam', 'emrin'],
  lastName: ['Nachname', 'last name', 'le nom', 'apellidos', 'cognome', 'achternaam', 'mbiemrin'],
  email: ['E-Mail-Adresse', 'email address', 'adresse e-mail', 'correo', 'e-mail', 'e-mailadres', 'e-mailit'],
  company: ['Unternehmen', 'company', 'entreprise', 'empresa', 'azienda', 'bedrijf', 'kompaninë'],
  interest: ['Interesse', 'interest', 'intérêt', 'interés', 'interesse', 'interesse', 'interesin'],
  product: ['Produkt', 'product', 'produit', 'producto', 'prodotto', 'product', 'produktin'],
  message: ['Nachricht', 'message', 'message', 'mensaje', 'messaggio', 'bericht', 'mesazhin'],
  language: ['Sprache', 'language', 'langue', 'idioma', 'lingua', 'taal', 'gjuhën'],
  page: [
    'Seite unserer Website, von der Sie kommen',
    'page of our website that you come from',
    'page de notre site d’où vous venez',
    'página de nuestro sitio de la que viene',
    'pagina del nostro sito da cui proviene',
    'pagina van onze website waar u vandaan komt',
    'faqen e sitit tonë nga vini',
  ],
  campaign: ['Kampagne', 'campaign', 'campagne', 'campaña', 'campagna', 'campagne', 'fushate'],
  submittedAt: ['Zeitpunkt', 'the time', 'l’heure', 'la hora', 'l’ora', 'tijdstip', 'kohën'],
  number: [
    'Nummer der Nachricht',
    'number of the message',
    'numéro du message',
    'número del mensaje',
    'numero del messaggio',
    'nummer van het bericht',
    'numrin e mesazhit',
  ],
  spamScore: ['Punktwert', 'score', 'note', 'puntuación', 'punteggio', 'score', 'pikëzim'],
  handling: [
    'Bearbeitungsstand',
    'processing status',
    'traitement',
    'tramitación',
    'lavorazione',
    'behandeling',
    'trajtimit',
  ],
  submissionId: [
    'Kennungen',
    'identifiers',
    'identifiants',
    'identificadores',
    'identificativi',
    'kenmerken',
    'njohëse',
  ],
  contentKey: [
    'Kennungen',
    'identifiers',
    'identifiants',
    'identificadores',
    'identificativi',
    'kenmerken',
    'njohëse',
  ],
};

/** Words for each kind of number, in the order of LANGUAGES. @type {Record<string, string[]>} */
const NUMBERS = {
  page: ['eine Seite', 'a page', 'une page', 'una página', 'una pagina', 'een pagina', 'një faqe'],
  download: ['Datei', 'file', 'fichier', 'archivo', 'file', 'bestand', 'skedar'],
  source: [
    'anderen Website',
    'other website',
    'autre site',
    'otro sitio',
    'altro sito',
    'andere website',
    'faqe tjetër',
  ],
  message: [
    'eine Nachricht',
    'a message',
    'un message',
    'un mensaje',
    'un messaggio',
    'een bericht',
    'një mesazh',
  ],
  missing: ['ins Leere', 'nowhere', 'nulle part', 'ninguna parte', 'nessuna parte', 'nergens', 'askund'],
  redirect: [
    'Weiterleitung',
    'redirect',
    'redirection',
    'redirección',
    'reindirizzamento',
    'doorverwijzing',
    'ridrejtim',
  ],
  search: [
    'Suchbegriffe',
    'search terms',
    'termes de recherche',
    'términos de búsqueda',
    'termini di ricerca',
    'zoektermen',
    'terma kërkimi',
  ],
  cdn: ['vorgeschaltetes Netz', 'a network', 'un réseau', 'una red', 'una rete', 'netwerk', 'rrjeti'],
};
const NUMBERS_CODE = read('cms/contract/statistics-fields.ts');

/** @param {string} name */
function numberInCode(name) {
  const written = new RegExp(`const ${name} = (\\d+)`).exec(NUMBERS_CODE)?.[1];
  if (!written) throw new Error(`${name} is no number of cms/contract/statistics-fields.ts.`);
  return written;
}

const sources = readdirSync(path.join(ROOT, 'web/app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-support)\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(`web/app/${file}`) }));

/** Resolves the name that code gives to a thing in the browser: a text, or a constant of its file. */
function nameIn(/** @type {string} */ text, /** @type {string} */ written) {
  const literal = /^['"`]([^'"`$]+)['"`]$/.exec(written);
  if (literal) return literal[1] ?? '';
  const constant = new RegExp(`const ${written} = '([^']+)'`).exec(text);
  if (!constant) throw new Error(`The name of ${written} is unknown: write it as a constant of its file.`);
  return constant[1] ?? '';
}

/** Names in the two storages; the store of drafts is given its storage and begins each name with its prefix. */
function storageNames() {
  return sources.flatMap(({ text }) => {
    const named = [...text.matchAll(/(?:session|local)Storage\.setItem\(([^,]+),/g)];
    const names = named.map(([, written = '']) => nameIn(text, written.trim()));
    const isStore = /readonly storage: Storage/.test(text);
    return isStore ? [...names, nameIn(text, 'PREFIX')] : names;
  });
}

function cookieNames() {
  const own = /OWN_COOKIES = \[([^\]]+)\]/.exec(read('web/app/http/own-cookies.ts'))?.[1] ?? '';
  return [
    ...[...own.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    nameIn(read('web/app/i18n/language-cookie.ts'), 'NAME'),
  ];
}

test('what is read from the code is all that is known to be there', () => {
  expect(cookieNames().length).toBeGreaterThan(4);
  expect(new Set(storageNames()).size).toBeGreaterThan(5);
});

test('only files that name their storage use one', () => {
  const users = sources.filter(({ text }) => /\b(?:session|local)Storage\b/.test(text));
  const unnamed = users.filter(
    ({ text }) => !/Storage\.setItem\(/.test(text) && !/new DraftStore\(window\.localStorage\)/.test(text),
  );
  expect(unnamed.map(({ file }) => file)).toEqual([]);
  expect(sources.filter(({ text }) => /indexedDB|caches\.open/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('no other code makes a cookie', () => {
  const makers = sources.filter(({ text }) => /\bcreateCookie\(|document\.cookie =/.test(text));
  expect(makers.map(({ file }) => file.replaceAll('\\', '/')).sort()).toEqual([
    'browser/language-links.ts',
    'http/own-cookie.server.ts',
  ]);
});

describe.each(LANGUAGES)('the policy in %s', (code) => {
  const policy = policies.get(code) ?? '';

  test('names every cookie and every entry of the browser’s storages', () => {
    const names = [...cookieNames(), ...storageNames()];
    expect(names.filter((name) => !new RegExp(`\\*\\*[^*]*\\b${name}\\b[^*]*\\*\\*`).test(policy))).toEqual(
      [],
    );
  });

  test('names every stored field of a message', () => {
    const { attributes } = JSON.parse(
      read('cms/src/api/contact-submission/content-types/contact-submission/schema.json'),
    );
    const index = LANGUAGES.indexOf(code);
    const missing = Object.keys(attributes).filter(
      (field) => !FIELDS[field]?.[index] || !policy.includes(FIELDS[field][index]),
    );
    expect(missing).toEqual([]);
  });

  test('names every kind of number that the site counts, and how long each is kept', () => {
    const [, list = ''] = /STATISTIC_KINDS = \[([^\]]+)\]/.exec(NUMBERS_CODE) ?? [];
    const kinds = [...list.matchAll(/'([^']+)'/g)].map(([, kind = '']) => kind);
    expect(kinds.length).toBeGreaterThan(5);
    const index = LANGUAGES.indexOf(code);
    const chapter = policy
      .split(/^## /m)
      .find((text) => text.includes(`${numberInCode('STATISTICS_MONTHS')} `));
    const words = kinds.map((kind) => NUMBERS[kind]?.[index] ?? kind);
    expect(words.filter((word) => !chapter?.includes(word))).toEqual([]);
    expect(chapter).toContain(`${numberInCode('SEARCH_DAYS')} `);
  });

  test('has the chapters of the German one', () => {
    const chapters = (/** @type {string} */ text) => text.match(/^## /gm)?.length;
    expect(chapters(policy)).toBe(chapters(policies.get('de') ?? ''));
  });
});
