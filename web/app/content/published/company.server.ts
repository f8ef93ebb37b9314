import { COMPANY_FIELD_NAMES } from 'contract/company-fields';
import { z } from 'zod';
import type { ContentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { storedTexts } from './stored-text';

const CompanyQuery = graphql(`
  query Company {
    company {
      brand
      legalName
      representative
      street
      postalCode
      city
      country
      email
      securityEmail
      telephone
      registerCourt
      registerNumber
      vatId
      foundedInMetadata
      foundedOnHome
      copyrightYear
    }
  }
`);

const answer = z.object({ company: z.object(storedTexts(COMPANY_FIELD_NAMES)).nullish() });

/** Returns what editors wrote about the company. @throws ContentUnavailable */
export function storedCompany({ cache, strapi }: ContentClient): Promise<z.output<typeof answer>> {
  return cache.get({
    name: 'company',
    part: 'company',
    schema: answer,
    load: () => strapi.query(CompanyQuery, {}),
  });
}
