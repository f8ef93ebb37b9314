import { useEffect, useState } from 'react';

const DELAY_MS = 350;

export interface DebouncedSearch {
  /** What stands in the field. */
  typed: string;
  /** What is searched for: what stood there when the typing paused. */
  search: string;
  type: (text: string) => void;
  /** Searches at once. */
  submit: () => void;
  clear: () => void;
}

/** A search that the server answers: not at each letter. */
export function useDebouncedSearch(): DebouncedSearch {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const delay = setTimeout(() => setSearch(wanted), DELAY_MS);
    return () => clearTimeout(delay);
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
