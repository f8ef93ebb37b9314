import type { SourceRegister } from '~/sections/shared/sources/source-register';

/** Titles are in `ti-transformation.json`. Publishers stand in for documents whose address does not last. */
export const SOURCES = {
  page: '/ti-transformation',
  sources: {
    rsaFaq: { href: 'https://wiki.gematik.de/pages/viewpage.action?pageId=689713606', lang: 'de' },
    terminalCards: {
      href: 'https://www.kvhh.net/de/praxis-it-telematik/telematikinfrastruktur-1/smc-b-karten-2-0-so-schnell-wie-moeglich-auszutauschen.html',
      lang: 'de',
    },
    plan: { href: 'https://www.gematik.de/', lang: 'de' },
    connectorLife: {
      href: 'https://www.zm-online.de/artikel/2023/zm-2023-11/was-praxen-zum-ablauf-ihrer-konnektoren-wissen-sollten',
      lang: 'de',
    },
    zeta: { href: 'https://github.com/gematik/zeta', lang: 'de' },
    components: { href: 'https://wiki.gematik.de/x/p1VNJw', lang: 'de' },
    gateway: { href: 'https://www.gematik.de/telematikinfrastruktur/ti-2-0', lang: 'de' },
    zeroTrust: { href: 'https://gemspec.gematik.de/', lang: 'de' },
    popp: { href: 'https://gemspec.gematik.de/docs/gemKPT/gemKPT_PoPP/gemKPT_PoPP_V1.0.0', lang: 'de' },
    launch: { href: 'https://www.vdek.com/magazin/ausgaben/2017-0708/politik-egk.html', lang: 'de' },
    healthId: { href: 'https://www.gesetze-im-internet.de/sgb_5/__291.html', lang: 'de' },
    messenger: {
      href: 'https://www.kvb.de/mitglieder/praxisfuehrung/it-online-services-ti/ti-messenger',
      lang: 'de',
    },
    record: {
      href: 'https://www.aok.de/gp/krankenhaus/news-krankenhaus/newsdetail/sanktionen-nicht-nutzung-epa-2026',
      lang: 'de',
    },
    professional: {
      href: 'https://www.kvbawue.de/praxis/aktuelles/nachrichten-zum-praxisalltag/news-artikel?cHash=d4388b4c22870d931e968ba632a2f5a3&tx_news_pi1%5Bnews%5D=2221',
      lang: 'de',
    },
    vsdm: { href: 'https://gemspec.gematik.de/', lang: 'de' },
    readers: {
      href: 'https://www.elektroniknet.de/medizintechnik/e-health/e-rezept-und-epa-popp-dienst-ersetzt-vsdm-und-cardlink.229866.html',
      lang: 'de',
    },
    checkIn: {
      href: 'https://gemspec.gematik.de/prereleases/Draft_PoPP_26_1/gemF_PoPP_Online_Check-in_V1.0.0_CC/index.html',
      lang: 'de',
    },
    wallet: {
      href: 'https://netzpolitik.org/2026/eudi-wallet-digitale-brieftasche-geht-in-testphase/',
      lang: 'de',
    },
    cardLink: { href: 'https://www.pharmazeutische-zeitung.de/', lang: 'de' },
    modernisation: {
      href: 'https://e-health-com.de/details-news/gematik-zielbild-und-kurs-fuer-telematikinfrastruktur-klar/',
      lang: 'de',
    },
    connectorRelease: { href: 'https://wiki.gematik.de/x/y9DEJg', lang: 'de' },
    medicationSpring: {
      href: 'https://www.pharmazeutische-zeitung.de/e-medikationsplan-erst-im-fruehjahr-2026-153125',
      lang: 'de',
    },
    medicationAutumn: {
      href: 'https://www.ad-hoc-news.de/boerse/ueberblick/emedikationsplan-start-verschoben-auf-oktober-2026/68597927',
      lang: 'de',
    },
  },
} as const satisfies SourceRegister<string>;

export type SourceKey = keyof typeof SOURCES.sources;
