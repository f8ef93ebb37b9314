import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

export interface MessageSearch {
  /** What stands in the field. */
  typed: string;
  /** What is searched for: what stood there when the typing paused. */
  search: string;
  type: (text: string) => void;
  /** Searches at once. */
  submit: () => void;
  clear: () => void;
}

export function useMessageSearch(): MessageSearch {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const pause = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  return {
    typed,
    search,
    type: setTyped,
    submit: () => setSearch(wanted),
    clear: () => {
      setTyped('');
      setSearch('');
    },
  };
}
