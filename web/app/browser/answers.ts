export type Answer = (event: Event, element: HTMLElement) => void;

const ANSWERS: Readonly<Record<string, () => Promise<Answer>>> = {
  hub: async () => (await import('./answers/hub')).answerHub,
  message: async () => (await import('./answers/message')).answerMessage,
  rights: async () => (await import('./answers/rights')).answerRights,
  search: async () => (await import('./answers/search')).answerSearch,
};
const ACTS = [
  ...['pointerover', 'pointerout', 'focusin', 'focusout'],
  ...['click', 'keydown', 'input', 'change'],
];

export function enableAnswers(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-answers]')) {
    const load = ANSWERS[element.dataset.answers ?? ''];
    if (!load) continue;
    for (const type of ACTS)
      element.addEventListener(type, async (event) => {
        const answer = await load();
        answer(event, element);
      });
  }
}
