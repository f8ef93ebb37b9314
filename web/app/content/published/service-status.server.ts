import { SERVICE_STATUS_FIELD_NAMES } from 'contract/service-status-fields';
import { z } from 'zod';
import type { ContentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { storedTexts } from './stored-text';

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

const answer = z.object({ serviceStatus: z.object(storedTexts(SERVICE_STATUS_FIELD_NAMES)).nullish() });

/** Returns what editors wrote of the services. @throws ContentUnavailable */
export function storedServiceStatus({ cache, strapi }: ContentClient): Promise<z.output<typeof answer>> {
  return cache.get({
    name: 'service-status',
    part: 'serviceStatus',
    schema: answer,
    load: () => strapi.query(ServiceStatusQuery, {}),
  });
}
