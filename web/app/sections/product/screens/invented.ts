export const INSURED = {
  name: 'Erika Muster',
  /** A number of insurance whose check digit is wrong. */
  number: 'A123456789',
};

export const DIGEST = '9f3a c107 … e25b 41d8';

type Method = 'GET' | 'POST' | 'PUT';

interface LoggedRequest {
  time: string;
  method: Method;
  path: string;
  system: 'hospital' | 'laboratory' | 'app';
  status: 200 | 201 | 403;
  milliseconds: number;
}

/** The newest first. FHIR answers a refusal with an OperationOutcome of the code `forbidden`. */
export const REQUESTS: readonly LoggedRequest[] = [
  {
    time: '08:14:09',
    method: 'GET',
    path: 'Patient/4711',
    system: 'hospital',
    status: 200,
    milliseconds: 21,
  },
  {
    time: '08:14:06',
    method: 'GET',
    path: 'MedicationRequest/77',
    system: 'app',
    status: 403,
    milliseconds: 9,
  },
  {
    time: '08:14:05',
    method: 'POST',
    path: 'Observation',
    system: 'laboratory',
    status: 201,
    milliseconds: 46,
  },
  {
    time: '08:14:01',
    method: 'GET',
    path: 'Observation?code=2160-0',
    system: 'app',
    status: 200,
    milliseconds: 38,
  },
  {
    time: '08:13:58',
    method: 'PUT',
    path: 'Encounter/e12',
    system: 'hospital',
    status: 200,
    milliseconds: 41,
  },
  { time: '08:13:55', method: 'GET', path: 'metadata', system: 'app', status: 200, milliseconds: 13 },
];

export const MEAN_MILLISECONDS = Math.round(
  REQUESTS.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / REQUESTS.length,
);

export const ROLES = ['nursing', 'doctor', 'office', 'admin'] as const;
export const RIGHTS = ['read', 'prescribe', 'sign', 'accounts'] as const;

interface Role {
  rights: readonly (typeof RIGHTS)[number][];
  level: 'high' | 'substantial';
}

export const GRANTED: Readonly<Record<(typeof ROLES)[number], Role>> = {
  nursing: { rights: ['read', 'sign'], level: 'high' },
  doctor: { rights: ['read', 'prescribe', 'sign'], level: 'high' },
  office: { rights: ['sign'], level: 'substantial' },
  admin: { rights: ['accounts'], level: 'high' },
};

/** With the years of the law that docuflow's drawing names. */
export const DOCUMENTS = [
  { name: 'finding', years: 10 },
  { name: 'letter', years: 10 },
  { name: 'plan', years: 10 },
  { name: 'radiation', years: 30 },
  { name: 'invoice', years: 8 },
] as const;
