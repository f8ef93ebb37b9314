// The site's only notices (specification, section 9; decisions F5).

const RECORD_MS = 1_000_000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** Not announced: the focus moves to the same words. */
  isSilent?: boolean;
  isOpen: boolean;
}

let current: Toast | null = null;
let count = 0;
let forget: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

export function notify({
  variant = 'default',
  ...toast
}: Pick<Toast, 'title' | 'description'> & Partial<Toast>) {
  clearTimeout(forget);
  count += 1;
  set({ ...toast, variant, id: count, isOpen: true });
}

export function dismiss(id: number) {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  forget = setTimeout(() => set(null), RECORD_MS);
}

export const currentToast = () => current;
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
