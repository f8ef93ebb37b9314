import { useState } from 'react';

/**
 * For widgets that float above the page: their code is fetched when the visitor approaches the control
 * and mounted when it is used first, so that no page pays for a menu that nobody opens.
 */
export function useOnDemand(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const change = (open: boolean) => {
    if (open) setWanted(true);
    setOpen(open);
  };
  const approach = () => void load();
  return {
    isOpen,
    /** Opened at least once: mount the widget. */
    isWanted,
    change,
    triggerProps: { onPointerEnter: approach, onFocus: approach, onClick: () => change(!isOpen) },
  };
}
