import { createContext, useContext } from 'react';

export const PanelUrlContext = createContext('');

export function usePanelUrl(): string {
  return useContext(PanelUrlContext);
}
