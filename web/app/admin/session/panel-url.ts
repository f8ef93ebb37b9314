import { createContext, useContext } from 'react';

export const PanelUrlContext = createContext('');

/** The address of Strapi's panel, for what is edited there. */
export function usePanelUrl(): string {
  return useContext(PanelUrlContext);
}
