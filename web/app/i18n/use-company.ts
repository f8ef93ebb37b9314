import { createContext, useContext } from 'react';
import type { Company } from '~/company';

export const CompanyContext = createContext<Company | null>(null);

/** Returns the facts about the company. @throws Error in an island, which gets what it needs as props */
export function useCompany(): Company {
  const company = useContext(CompanyContext);
  if (!company) throw new Error('Islands know nothing of the company.');
  return company;
}
