import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { OrderedKind } from '../../contract/ordered-kinds';
import { SHOWN_IN_SEARCH_RESULTS } from '../../contract/search-result';
import {
  incidentField,
  SERVICES,
  type Service,
  stateField,
  uptimeField,
} from '../../contract/service-status-fields';
import { byUid, type StoredKind } from '../content-types';
import { ALL_LANGUAGES, type EditorLayout, laidOut, type Words, type WrittenLayout } from './editor-layout';
import { ORDERED_LAYOUTS } from './ordered-layouts';

const MARKS_BY_BUTTON =
  'Leerzeile = neuer Absatz. Die Schaltflächen über dem Text setzen Überschriften, Fett, Kursiv, Code, Links und Aufzählungen.';
const EMPTY_IS_DEFAULT = 'leer = wie von der Website vorgesehen.';
const HOME_SECTION_HELP = 'Leer = zu sehen. Links auf einen ausgeschalteten Abschnitt fallen weg.';
const RECIPIENTS_HELP =
  'E-Mail-Adressen mit Kommas dazwischen; leer = wie auf dem Server eingestellt (CONTACT_NOTIFY).';
const BLOCK = `„## “ vor der Überschrift, „### “ vor jedem Titel, darunter sein Text; ${EMPTY_IS_DEFAULT}`;

const CHANGED: Words = ['Zuletzt geändert', ''];

const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  idatik: 'Identity Provider',
  fhirLink: 'FHIR-Gateway',
  meTi: 'TI-Messenger',
  attrian: 'Identitätsplattform',
  docuflow: 'Dokumentenmanagement',
  website: 'Website und Dokumentation',
};
const languageNames = new Intl.DisplayNames('de', { type: 'language' });

const serviceWords = (service: Service): [field: string, words: Words][] => [
  [stateField(service), [`${SERVICE_NAMES[service]}: Zustand`, EMPTY_IS_DEFAULT]],
  [
    uptimeField(service),
    [`${SERVICE_NAMES[service]}: Verfügbarkeit`, `Prozent in 30 Tagen, z. B. 99,9; ${EMPTY_IS_DEFAULT}`],
  ],
];

const incidentWords = (language: Language): [field: string, words: Words] => [
  incidentField(language),
  [
    `Störung (${languageNames.of(language)})`,
    language === DEFAULT_LANGUAGE
      ? 'Ein Satz über der Liste, solange etwas gestört ist; leer = keiner.'
      : 'Leer = der deutsche Satz.',
  ],
];

const LAYOUTS: Readonly<Record<Exclude<StoredKind, OrderedKind>, WrittenLayout>> = {
  section: {
    mainField: 'sectionKey',
    sortBy: { field: 'sectionKey', order: 'ASC' },
    list: ['sectionKey', 'title', 'updatedAt'],
    rows: [['title', 'sectionKey'], ['subtitle'], ['description'], ['content'], ['texts'], ['images']],
    widths: { title: 8, sectionKey: 4 },
    fields: {
      sectionKey: [
        'Schlüssel',
        `Name des Abschnitts für die Website, z. B. about. Nicht ändern. ${ALL_LANGUAGES}`,
      ],
      title: [
        'Titel',
        'Überschrift des Abschnitts in dieser Sprache. Gespeichertes ist sofort auf der Website.',
      ],
      subtitle: ['Untertitel', 'Zeile unter der Überschrift; leer = keine.'],
      description: ['Beschreibung', `Einleitung. ${MARKS_BY_BUTTON}`],
      content: ['Inhalt', `Haupttext. ${MARKS_BY_BUTTON}`],
      texts: [
        'Weitere Texte',
        'Kleine Texte mit Namen, z. B. Beschriftungen. Die Namen nicht ändern, nur die Texte.',
      ],
      images: [
        'Bilder',
        `Bilder mit Namen; Alternativtexte stehen in der Medienbibliothek. ${ALL_LANGUAGES}`,
      ],
      updatedAt: CHANGED,
    },
  },
  project: {
    mainField: 'title',
    sortBy: { field: 'order', order: 'ASC' },
    list: ['title', 'key', 'stage', 'isActive', 'order'],
    rows: [
      ['title', 'isActive'],
      ['tagline'],
      ['description'],
      ['features'],
      ['stage', 'order'],
      ['color', 'icon'],
      ['key', 'externalUrl'],
      ['subtitle'],
      ['introduction'],
      ['figures'],
      ['capabilities'],
      ['benefits'],
      ['specifications'],
      ['useCases'],
      ['limits'],
      ['closing'],
      ['illustration', 'scene', 'sample'],
    ],
    widths: { title: 8, isActive: 4 },
    fields: {
      title: [
        'Titel',
        'Name des Produkts in dieser Sprache, überall: Karte, Produktseite, Menüs, Fußzeile, Startseite, Kontaktformular, Systemstatus, Suche. Ein neues Produkt braucht einen. Gespeichertes ist sofort auf der Website.',
      ],
      isActive: [
        'Veröffentlicht',
        `Aus: Die Seite antwortet mit 404, und das Produkt steht nirgends mehr. Ein neues Produkt ist ein Entwurf, bis Sie es hier veröffentlichen. ${ALL_LANGUAGES}`,
      ],
      tagline: [
        'Kurzzeile',
        'Steht unter dem Namen im Menü und in der Karte, die auf der Startseite wechselt; ein neues Produkt ist dort erst mit Kurzzeile.',
      ],
      description: [
        'Beschreibung',
        'Ein bis zwei Sätze für Produktkarte, Suche und Suchmaschinen; ohne Einleitung auch oben auf der Produktseite.',
      ],
      features: ['Merkmale', 'Ein Merkmal je Zeile; die Karte zeigt die ersten drei, die Produktseite alle.'],
      stage: [
        'Status',
        `Besucher lesen den Wert in ihrer Sprache: Launch als „Verfügbar“ (grün), Ready für Zulassung als „Bereit für die Zulassung“ (blau), In Testing als „In der Testphase“ und Internal Testing als „Interne Testphase“ (gelb), in Development als „In Entwicklung“ (grau). Anderes steht unverändert und grau da. ${ALL_LANGUAGES}`,
      ],
      order: [
        'Reihenfolge',
        `Kleine Zahlen stehen vorn; leer bei einem neuen Produkt = am Ende. ${ALL_LANGUAGES}`,
      ],
      color: ['Farbe', `Akzent der Karte und der Produktseite. ${ALL_LANGUAGES}`],
      icon: ['Symbol', `Zeichen auf der Karte und der Produktseite. ${ALL_LANGUAGES}`],
      subtitle: ['Untertitel der Seite', `Unter dem Namen auf der Produktseite; ${EMPTY_IS_DEFAULT}`],
      introduction: [
        'Einleitung der Seite',
        `Die längere Beschreibung oben auf der Produktseite; ${EMPTY_IS_DEFAULT}`,
      ],
      figures: ['Kennzahlen', `Je Kennzahl „### 33“ und darunter, was sie zählt; ${EMPTY_IS_DEFAULT}`],
      capabilities: ['Funktionen', BLOCK],
      benefits: ['Vorteile', BLOCK],
      specifications: [
        'Technische Daten',
        `„## “ vor der Überschrift, „### “ vor jeder Gruppe, darunter ihre Angaben als Aufzählung; ${EMPTY_IS_DEFAULT}`,
      ],
      useCases: ['Einsatzgebiete', BLOCK],
      limits: ['Grenzen', BLOCK],
      closing: [
        'Abschluss',
        `„## “ vor der Überschrift, darunter der Text über den Schaltflächen; ${EMPTY_IS_DEFAULT}`,
      ],
      illustration: ['Illustration', `Zeichnung überall, wo das Produkt steht; ${EMPTY_IS_DEFAULT}`],
      scene: ['Große Zeichnung', `Auf der Produktseite; ${EMPTY_IS_DEFAULT}`],
      sample: ['Beispiel', `Aufruf und Antwort auf der Produktseite; ${EMPTY_IS_DEFAULT}`],
      key: [
        'Schlüssel',
        `Teil der Adresse, z. B. neues-produkt in /products/neues-produkt: Kleinbuchstaben ohne Umlaute, Ziffern, Bindestriche. Nach der Veröffentlichung nicht ändern. ${ALL_LANGUAGES}`,
      ],
      externalUrl: [
        'Externe Adresse',
        `Mit https://; die Karte der Startseite öffnet dann diese Seite statt der eigenen. ${ALL_LANGUAGES}`,
      ],
    },
  },
  'product-text': {
    mainField: 'productKey',
    sortBy: { field: 'productKey', order: 'ASC' },
    list: ['productKey', 'title', 'updatedAt'],
    rows: [['title', 'productKey'], ['description'], ['keywords']],
    widths: { title: 8, productKey: 4 },
    fields: {
      productKey: [
        'Produktschlüssel',
        `Zu welcher Produktseite der Text gehört, z. B. idatik. ${ALL_LANGUAGES}`,
      ],
      title: [
        'Seitentitel',
        `Steht im Browser-Tab und in Suchergebnissen, die etwa ${SHOWN_IN_SEARCH_RESULTS.title} Zeichen zeigen.`,
      ],
      description: [
        'Kurzbeschreibung',
        `Text in Suchergebnissen und geteilten Links; Suchmaschinen zeigen etwa ${SHOWN_IN_SEARCH_RESULTS.description} Zeichen.`,
      ],
      keywords: ['Stichwörter', 'Durch Kommas getrennt.'],
      updatedAt: CHANGED,
    },
  },
  'page-text': {
    mainField: 'file',
    sortBy: { field: 'file', order: 'ASC' },
    list: ['file', 'updatedAt'],
    rows: [['file'], ['texts']],
    widths: { file: 6 },
    fields: {
      file: ['Teil der Website', `Welche Seite, oder welcher Teil aller Seiten. ${ALL_LANGUAGES}`],
      texts: ['Eigene Texte', 'Was hier fehlt, zeigt die Website mit ihrem eingebauten Text.'],
      updatedAt: CHANGED,
    },
  },
  post: {
    mainField: 'title',
    sortBy: { field: 'publicationDate', order: 'DESC' },
    list: ['title', 'publicationDate', 'category'],
    readOnly: ['readTime'],
    // The panel puts a heading before some of these rows (admin/forms/arrange-forms.ts).
    rows: [
      ['title'],
      ['excerpt'],
      ['content'],
      ['cover'],
      ['motif'],
      ['publicationDate', 'hideWhenUntranslated'],
      ['category', 'author'],
      ['tags'],
      ['series', 'seriesPlace'],
      ['seriesName'],
      ['featured', 'readTime'],
      ['seoTitle'],
      ['seoDescription'],
      ['slug', 'previousSlugs'],
    ],
    widths: { motif: 6 },
    fields: {
      title: ['Titel', 'Überschrift des Beitrags in dieser Sprache.'],
      excerpt: ['Anriss', 'Ein bis zwei Sätze für die Übersicht und für Suchergebnisse.'],
      content: ['Text', MARKS_BY_BUTTON],
      cover: [
        'Titelbild',
        `Leer = die Zeichnung darunter. Was beim Zuschneiden immer zu sehen bleibt, bestimmt der Fokuspunkt: Bild mit dem Stift öffnen, „Fokuspunkt setzen“. Alternativtexte in jeder Sprache: auf der Website unter /admin, Medien. ${ALL_LANGUAGES}`,
      ],
      motif: [
        'Zeichnung',
        `Steht ohne Titelbild über dem Beitrag, in der Übersicht und im Bild geteilter Links, in der Farbe der Rubrik; leer = die der Rubrik. ${ALL_LANGUAGES}`,
      ],
      publicationDate: [
        'Datum',
        `Steht beim Beitrag; leer = der Zeitpunkt der ersten Veröffentlichung. Liegt es in der Zukunft, erscheint ein veröffentlichter Beitrag erst dann, auf die Minute. Die Uhrzeit ist die Ihres Rechners. ${ALL_LANGUAGES}`,
      ],
      hideWhenUntranslated: [
        'Nur in übersetzten Sprachen zeigen',
        `Sonst erscheint in einer Sprache, die fehlt, der deutsche Beitrag. ${ALL_LANGUAGES}`,
      ],
      category: ['Rubrik', `Steht über dem Titel des Beitrags. ${ALL_LANGUAGES}`],
      author: [
        'Autorin oder Autor',
        `Der Name. Steht er auch unter „Autorin oder Autor“ in der Liste links, zeigt der Beitrag Bild und Zeile von dort, sobald dort die Einwilligung vermerkt ist. ${ALL_LANGUAGES}`,
      ],
      series: [
        'Reihe',
        `Der deutsche Name der Reihe, bei allen Teilen gleich geschrieben; leer = keine. Ab zwei veröffentlichten Teilen zeigt jeder die anderen. ${ALL_LANGUAGES}`,
      ],
      seriesPlace: [
        'Teil',
        `Die wievielte Stelle der Beitrag in der Reihe hat: 1, 2, 3 … Ohne Zahl steht er hinten, nach Datum. ${ALL_LANGUAGES}`,
      ],
      seriesName: [
        'Name der Reihe in dieser Sprache',
        'Auf Deutsch leer lassen. In einer anderen Sprache genügt er bei einem Teil; leer = der deutsche Name.',
      ],
      tags: [
        'Schlagwörter',
        `Eingabetaste, Komma oder Semikolon schließt ein Schlagwort ab. Die Übersicht zeigt die ersten drei. ${ALL_LANGUAGES}`,
      ],
      featured: ['Hervorgehoben', `Steht in der Übersicht oben. ${ALL_LANGUAGES}`],
      readTime: ['Lesezeit in Minuten', 'Wird bei jedem Speichern aus dem deutschen Text gezählt.'],
      seoTitle: ['Titel für Suchmaschinen', 'Leer = der Titel des Beitrags.'],
      seoDescription: [
        'Beschreibung für Suchmaschinen',
        'Steht in Suchergebnissen und geteilten Links. Leer = der Anriss.',
      ],
      slug: [
        'Adresse',
        `Letzter Teil der Adresse, z. B. ti-2-0 in /blog/ti-2-0. Am besten leer lassen: Beim Speichern entsteht sie aus dem Titel (ä wird ae) und bleibt dann, auch wenn sich der Titel ändert. ${ALL_LANGUAGES}`,
      ],
      previousSlugs: [
        'Frühere Adressen',
        `Eine je Zeile; sie leiten auf die heutige weiter. Ändert sich die Adresse, kommt die bisherige von selbst hinzu. ${ALL_LANGUAGES}`,
      ],
    },
  },
  author: {
    mainField: 'name',
    sortBy: { field: 'name', order: 'ASC' },
    list: ['name', 'hasConsent', 'updatedAt'],
    rows: [['name', 'hasConsent'], ['line'], ['picture']],
    fields: {
      name: [
        'Name',
        `Genau so, wie er beim Beitrag unter „Autorin oder Autor“ steht. Wird er hier geändert, dann auch bei den Beiträgen ändern. ${ALL_LANGUAGES}`,
      ],
      hasConsent: [
        'Einwilligung liegt vor',
        `Die Person hat schriftlich zugestimmt, dass Bild und Zeile auf der Website stehen. Aus: Es steht nur der Name da. Widerruft sie, hier ausschalten. ${ALL_LANGUAGES}`,
      ],
      line: ['Zeile', 'Ein Satz über die Person in dieser Sprache, z. B. Aufgabe und Fachgebiet.'],
      picture: ['Bild', `Ein Porträt; gezeigt wird ein Kreis um den Fokuspunkt. ${ALL_LANGUAGES}`],
      updatedAt: CHANGED,
    },
  },
  appearance: {
    mainField: 'primaryColor',
    rows: [
      ['primaryColor', 'accentColor', 'greyColor'],
      ['bodyFont', 'headingFont'],
    ],
    fields: {
      primaryColor: ['Hauptfarbe', `Schaltflächen und Links, z. B. #0F5C7A; ${EMPTY_IS_DEFAULT}`],
      accentColor: ['Akzentfarbe', `Akzente und Zahlen, z. B. #12A5A8; ${EMPTY_IS_DEFAULT}`],
      greyColor: [
        'Grauton',
        `Nebentexte, Linien, Rahmen und heller Grund, z. B. #4E6478; ${EMPTY_IS_DEFAULT}`,
      ],
      bodyFont: ['Schrift', `Für Fließtext, z. B. Inter; ${EMPTY_IS_DEFAULT}`],
      headingFont: ['Schrift der Überschriften', `Z. B. Inter; ${EMPTY_IS_DEFAULT}`],
    },
  },
  'home-page': {
    mainField: 'solutions',
    rows: [
      ['solutions', 'consulting'],
      ['why', 'euId'],
      ['stats', 'about'],
      ['expertise', 'closing'],
    ],
    fields: {
      solutions: ['Lösungen', HOME_SECTION_HELP],
      consulting: ['Beratung', HOME_SECTION_HELP],
      why: ['Gründe', HOME_SECTION_HELP],
      euId: ['EU-ID', HOME_SECTION_HELP],
      stats: ['Auf einen Blick', HOME_SECTION_HELP],
      about: ['Über uns', HOME_SECTION_HELP],
      expertise: ['Standards', HOME_SECTION_HELP],
      closing: ['Abschluss vor dem Kontakt', HOME_SECTION_HELP],
    },
  },
  company: {
    mainField: 'brand',
    rows: [
      ['brand', 'legalName', 'representative'],
      ['street', 'postalCode', 'city', 'country'],
      ['email', 'securityEmail', 'telephone'],
      ['registerCourt', 'registerNumber', 'vatId'],
      ['foundedInMetadata', 'foundedOnHome', 'copyrightYear'],
    ],
    widths: { street: 6, postalCode: 2, city: 2, country: 2 },
    fields: {
      brand: ['Name', `Auf jeder Seite oben, in Titeln und Texten; ${EMPTY_IS_DEFAULT}`],
      legalName: ['Firma', `Mit Rechtsform, z. B. in Fuß und Impressum; ${EMPTY_IS_DEFAULT}`],
      representative: ['Vertreten durch', `Im Impressum; ${EMPTY_IS_DEFAULT}`],
      street: ['Straße und Hausnummer', EMPTY_IS_DEFAULT],
      postalCode: ['Postleitzahl', EMPTY_IS_DEFAULT],
      city: ['Ort', EMPTY_IS_DEFAULT],
      country: ['Land', `Zwei Großbuchstaben, z. B. DE; ${EMPTY_IS_DEFAULT}`],
      email: ['E-Mail', `Kontakt, Fuß, Impressum, Bewerbungen; ${EMPTY_IS_DEFAULT}`],
      securityEmail: ['E-Mail für Sicherheitslücken', `Impressum und security.txt; ${EMPTY_IS_DEFAULT}`],
      telephone: ['Telefon', 'Kontakt und Impressum; leer = keines.'],
      registerCourt: ['Registergericht', EMPTY_IS_DEFAULT],
      registerNumber: ['Registernummer', EMPTY_IS_DEFAULT],
      vatId: ['Umsatzsteuer-ID', EMPTY_IS_DEFAULT],
      foundedInMetadata: [
        'Gründungsjahr für Suchmaschinen',
        `Auf allen Seiten außer der Startseite; ${EMPTY_IS_DEFAULT}`,
      ],
      foundedOnHome: ['Gründungsjahr für Suchmaschinen, Startseite', EMPTY_IS_DEFAULT],
      copyrightYear: ['Copyright-Jahr', `In der Fußzeile; ${EMPTY_IS_DEFAULT}`],
    },
  },
  'service-status': {
    mainField: 'asOf',
    rows: [
      ['asOf'],
      ...SERVICES.map((service) => [stateField(service), uptimeField(service)]),
      ...LANGUAGE_CODES.map((language) => [incidentField(language)]),
    ],
    widths: { asOf: 4 },
    fields: {
      asOf: ['Stand', `Jahr und Monat, z. B. 2026-01; ${EMPTY_IS_DEFAULT}`],
      ...Object.fromEntries(SERVICES.flatMap(serviceWords)),
      ...Object.fromEntries(LANGUAGE_CODES.map(incidentWords)),
    },
  },
  notifications: {
    mainField: 'generalRecipients',
    rows: [
      ['generalRecipients'],
      ['meetingRecipients'],
      ['productRecipients'],
      ['otherRecipients'],
      ['confirmation'],
    ],
    widths: { confirmation: 6 },
    fields: {
      generalRecipients: ['Allgemeine Beratung: Empfänger', RECIPIENTS_HELP],
      meetingRecipients: ['Termin: Empfänger', RECIPIENTS_HELP],
      productRecipients: ['Produkte: Empfänger', RECIPIENTS_HELP],
      otherRecipients: ['Ohne Thema: Empfänger', RECIPIENTS_HELP],
      confirmation: [
        'Bestätigung an die Besucherin oder den Besucher senden',
        'Eine E-Mail mit der Nummer der Nachricht; leer = nein.',
      ],
    },
  },
  redirect: {
    mainField: 'address',
    sortBy: { field: 'address', order: 'ASC' },
    list: ['address', 'kind', 'target', 'campaign'],
    rows: [['address', 'kind'], ['target', 'campaign'], ['note']],
    widths: { address: 8, kind: 4, target: 8, campaign: 4 },
    fields: {
      address: [
        'Adresse',
        'Pfad, z. B. /go/dmea. Ohne Sprache davor gilt er in allen Sprachen; Großbuchstaben zählen nicht.',
      ],
      kind: ['Art', 'Dauerhaft (301), vorübergehend (302), oder: Die Seite gibt es nicht mehr (410).'],
      target: [
        'Ziel',
        'Pfad dieser Website, z. B. /products/idatik, oder vollständige Adresse mit https://.',
      ],
      campaign: [
        'Kampagne',
        'Z. B. dmea-2027; steht hinter dem Ziel in der Adresse und später bei der Nachricht. Nur für Ziele auf dieser Website.',
      ],
      note: ['Notiz', 'Nur für Sie, z. B. der Flyer.'],
    },
  },
  message: {
    mainField: 'email',
    sortBy: { field: 'submittedAt', order: 'DESC' },
    list: ['submittedAt', 'firstName', 'lastName', 'email', 'interest', 'handling'],
    onlyEditable: ['handling'],
    rows: [
      ['firstName', 'lastName'],
      ['email', 'company'],
      ['message'],
      ['interest', 'product'],
      ['submittedAt', 'language'],
      ['handling', 'spamScore'],
      ['page', 'campaign'],
      ['number'],
    ],
    widths: { number: 6 },
    fields: {
      firstName: ['Vorname', ''],
      lastName: ['Nachname', ''],
      email: ['E-Mail', ''],
      company: ['Unternehmen', ''],
      message: ['Nachricht', ''],
      interest: [
        'Interesse',
        'Das Produkt oder Thema, das im Formular gewählt wurde; general = allgemeine Beratung, meeting = Termin.',
      ],
      product: ['Produkt', 'Das Produkt, von dessen Seite aus um einen Termin gebeten wurde.'],
      page: ['Seite', 'Die Seite der Website, von der die Nachricht kommt.'],
      campaign: ['Kampagne', 'Stand in der Adresse der Seite, z. B. dmea-2027.'],
      submittedAt: ['Eingegangen', ''],
      language: ['Sprache', 'Sprache der Website beim Absenden.'],
      spamScore: [
        'Spam-Verdacht',
        '0 = unauffällig; je höher, desto wahrscheinlicher von einem Programm gesendet.',
      ],
      handling: ['Bearbeitung', 'Wie weit Sie mit der Nachricht sind.'],
      number: ['Nummer', 'Die Nummer, die der Absender nach dem Senden gesehen hat.'],
    },
  },
};

export const EDITOR_LAYOUTS: Readonly<Record<string, EditorLayout>> = {
  ...ORDERED_LAYOUTS,
  ...Object.fromEntries(Object.entries(byUid(LAYOUTS)).map(([uid, layout]) => [uid, laidOut(layout)])),
};
