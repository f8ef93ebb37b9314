type Answer = (event: Event, screen: HTMLElement) => void;

/** What answers visitors on a drawn screen, by product. It comes with the first touch. */
const ANSWERS: Readonly<Record<string, () => Promise<Answer>>> = {
  attrian: async () => (await import('./screens/attrian')).answerRights,
  cryptoth: async () => (await import('./screens/docuflow')).answerSearch,
  'me-ti': async () => (await import('./screens/me-ti')).answerMessage,
};
const TOUCHES = ['pointerover', 'focusin'] as const;
const ACTS = ['change', 'click', 'input', 'keydown'] as const;

/** Passes on what visitors do, also while the code is on its way. */
export function enableProductScreen(): void {
  const screen = document.querySelector<HTMLElement>('[data-screen]');
  const load = ANSWERS[screen?.dataset.screen ?? ''];
  if (!screen || !load) return;
  for (const type of TOUCHES) screen.addEventListener(type, () => void load(), { once: true, passive: true });
  for (const type of ACTS)
    screen.addEventListener(type, async (event) => {
      const answer = await load();
      answer(event, screen);
    });
}
