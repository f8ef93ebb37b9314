import { useEffect, useState } from 'react';

const DELAY_MS = 350;

export interface DebouncedSearch {
  typed: string;
  search: string;
  type: (text: string) => void;
  submit: () => void;
  clear: () => void;
}

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
