import { SERVICE_STATUS_FIELD_NAMES, type ServiceStatusField } from 'contract/service-status-fields';
import { z } from 'zod';
import type { ContentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';

const ServiceStatusQuery = graphql(`
  query ServiceStatus {
    serviceStatus {
      asOf
      idatikState
      idatikUptime
      fhirLinkState
      fhirLinkUptime
      meTiState
      meTiUptime
      attrianState
      attrianUptime
      docuflowState
      docuflowUptime
      websiteState
      websiteUptime
      incidentDe
      incidentEn
      incidentFr
      incidentIt
      incidentEs
      incidentNl
      incidentSq
    }
  }
`);

const fact = z.string().nullish();
const facts = Object.fromEntries(SERVICE_STATUS_FIELD_NAMES.map((field) => [field, fact]));
const answer = z.object({
  serviceStatus: z.object(facts as Record<ServiceStatusField, typeof fact>).nullish(),
});

/** Returns what editors wrote of the services. @throws ContentUnavailable */
export function storedServiceStatus({ cache, strapi }: ContentClient): Promise<z.output<typeof answer>> {
  return cache.get({
    name: 'service-status',
    part: 'serviceStatus',
    schema: answer,
    load: () => strapi.query(ServiceStatusQuery, {}),
  });
}
