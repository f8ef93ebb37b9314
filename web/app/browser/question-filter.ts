import { fold, spellings, words } from '~/features/search/fold';
import { fill } from '~/i18n/fill';

export function enableQuestionFilter(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!field || !status) return;
  const questions = [...document.querySelectorAll<HTMLElement>('[data-question]')].map((element) => ({
    element,
    text: spellings(element.textContent).join('\n'),
  }));
  const groups = document.querySelectorAll<HTMLElement>('[data-questions] > section');
  const filter = () => {
    const wanted = words(field.value).map(fold);
    for (const { element, text } of questions) element.hidden = !wanted.every((word) => text.includes(word));
    for (const group of groups) group.hidden = group.querySelector('[data-question]:not([hidden])') === null;
    const count = questions.filter(({ element }) => !element.hidden).length;
    const { found = '', none = '' } = status.dataset;
    status.textContent = wanted.length === 0 ? '' : count === 0 ? none : fill(found, { count });
  };
  field.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    filter();
  });
  filter();
}
