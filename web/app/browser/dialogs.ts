export function enableDialogs(): void {
  for (const trigger of document.querySelectorAll<HTMLElement>('[data-opens-dialog]')) {
    const dialog = document.getElementById(trigger.dataset.opensDialog ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const say = () => {
      trigger.setAttribute('aria-expanded', String(dialog.open));
      document.documentElement.toggleAttribute('data-scroll-locked', dialog.open);
    };
    say();
    trigger.addEventListener('click', () => {
      dialog.showModal();
      say();
    });
    dialog.addEventListener('close', say);
    dialog.addEventListener('click', ({ target }) => {
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (isLink || target === dialog) dialog.close();
    });
    window.addEventListener('pagehide', () => dialog.close());
  }
}
