import { CLAIMED_IN } from '~/company';
import { company } from '~/i18n/facts.server';

/** Types of FHIR R4 that fhir-link covers: our own statement (docs/product/decisions.md, I15). */
export const FHIR_RESOURCES = [
  'Account',
  'AllergyIntolerance',
  'Appointment',
  'Binary',
  'Bundle',
  'CareTeam',
  'Communication',
  'Composition',
  'Condition',
  'Consent',
  'Coverage',
  'Device',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'HealthcareService',
  'ImagingStudy',
  'Immunization',
  'Location',
  'Medication',
  'MedicationAdministration',
  'MedicationRequest',
  'MedicationStatement',
  'Observation',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Procedure',
  'RelatedPerson',
  'Schedule',
  'ServiceRequest',
  'Slot',
] as const;

/** Names types alone: which interactions each takes is a matter of the installation. */
export const capabilityStatement = () => ({
  resourceType: 'CapabilityStatement',
  name: 'FhirLink',
  title: 'fhir-link',
  status: 'draft',
  date: CLAIMED_IN,
  publisher: company().legalName,
  description:
    "Resource types that fhir-link covers, by the maker's own statement. HL7 certifies no products; a confirmation under § 387 SGB V is outstanding.",
  kind: 'capability',
  software: { name: 'fhir-link' },
  fhirVersion: '4.0.1',
  format: ['json'],
  rest: [{ mode: 'server', resource: FHIR_RESOURCES.map((type) => ({ type })) }],
});
