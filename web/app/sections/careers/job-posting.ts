import type { EmploymentType } from 'contract/opening-fields';
import type { JobPosting } from 'schema-dts';
import { organizationId, type PageContext, postalAddress } from '~/site/structured-data';

export interface Vacancy {
  title: string;
  /** Plain text or simple HTML. */
  description: string;
  /** ISO dates. */
  datePosted: string;
  validThrough: string;
  employmentType: EmploymentType;
  isRemotePossible: boolean;
}

export function jobPosting(
  { siteUrl, canonical, company }: PageContext,
  { title, description, datePosted, validThrough, employmentType, isRemotePossible }: Vacancy,
): JobPosting {
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    validThrough,
    employmentType,
    ...(isRemotePossible && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: company.country },
    }),
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(company),
    },
    hiringOrganization: { '@id': organizationId(siteUrl), '@type': 'Organization', name: company.legalName },
    url: canonical,
    directApply: false,
  };
}
