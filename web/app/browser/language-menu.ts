const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function enableMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[role=menu][popover]')) {
    const trigger = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
    menu.addEventListener('toggle', (event) => {
      const isOpen = (event as ToggleEvent).newState === 'open';
      trigger?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) menu.focus();
    });
    menu.addEventListener('keydown', (event) => {
      const at = items.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (event.key === 'Tab') menu.hidePopover();
      else if (step) items[step(at, items.length)]?.focus();
      else if (event.key.length === 1) begun(items, at, event.key)?.focus();
      if (step) event.preventDefault();
    });
  }
}

function begun(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return next.find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
