import type { SourceRegister } from '~/sections/shared/sources/source-register';

/** Titles are in `eu-id.json`. */
export const SOURCES = {
  page: '/eu-id',
  sources: {
    eidas: { acts: [{ number: '910/2014', eli: 'reg/2014/910' }] },
    toolbox: { acts: [{ number: '2021/946', eli: 'reco/2021/946' }] },
    revision: { acts: [{ number: '2024/1183', eli: 'reg/2024/1183' }] },
    acts: {
      acts: ['2977', '2979', '2980', '2981', '2982'].map((number) => ({
        number: `2024/${number}`,
        eli: `reg_impl/2024/${number}`,
      })),
    },
    registration: {
      acts: [
        { number: '2025/848', eli: 'reg_impl/2025/848' },
        { number: '2026/1730', eli: 'reg_impl/2026/1730' },
      ],
    },
    pilots: {
      href: 'https://digital-strategy.ec.europa.eu/en/policies/eudi-wallet-implementation',
      lang: 'en',
    },
    prescription: {
      href: 'https://www.biometricupdate.com/202511/eudi-wallet-needs-common-standards-applied-rigorously-potential-pilot-finds',
      lang: 'en',
    },
    secondRound: {
      href: 'https://paymentsindustryintelligence.com/aptitude-pilot-launches-to-advance-europes-digital-identity-future',
      lang: 'en',
    },
    sandbox: {
      href: 'https://bmi.usercontent.opencode.de/eudi-wallet/eidas2/ecosystem_knowledge_centre',
      lang: 'de',
    },
    germany: {
      href: 'https://netzpolitik.org/2026/eudi-wallet-digitale-brieftasche-geht-in-testphase/',
      lang: 'de',
    },
  },
} as const satisfies SourceRegister<string>;

export type SourceKey = keyof typeof SOURCES.sources;
