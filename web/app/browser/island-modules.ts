import type { IslandModules } from '~/islands/island-data';

export const ISLAND_MODULES: IslandModules = {
  'contact-form': async () => (await import('~/features/contact/contact-form')).ContactForm,
  deck: async () => (await import('~/sections/investment-deck/deck')).Deck,
  'deck-gate': async () => (await import('~/features/gates/deck-gate')).DeckGate,
  gate: async () => (await import('~/features/gates/gate')).Gate,
  stage: async () => (await import('~/features/ti-transformation/stage/stage')).Stage,
  toaster: async () => (await import('~/site/toaster')).Toaster,
};
