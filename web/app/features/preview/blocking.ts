import { notify } from '~/ui/toast';
import type { Preview } from './preview';

export function blockLinksAndForms({ links, form }: Preview['labels']): () => void {
  const refuse = (event: Event, title: string) => {
    event.preventDefault();
    event.stopPropagation();
    notify({ title });
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const leavesPage = link !== null && !link.getAttribute('href')?.startsWith('#');
    if (leavesPage && window.parent !== window) refuse(event, links);
  };
  const onSubmit = (event: SubmitEvent) => refuse(event, form);
  // Runs before React, which listens at the document.
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('submit', onSubmit, { capture: true });
  };
}
