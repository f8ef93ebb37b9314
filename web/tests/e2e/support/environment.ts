function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing: start the browser tests with "npm test -- --only e2e".`);
}

export const environment = {
  siteUrl: required('E2E_BASE_URL'),
  cmsUrl: required('E2E_CMS_URL'),
  controlUrl: required('E2E_CONTROL_URL'),
  mailPort: Number(required('E2E_MAIL_PORT')),
  metricsUrl: required('E2E_METRICS_URL'),
  chromiumPath: required('CHROMIUM_PATH'),
  gatePasswords: { investors: required('E2E_INVESTORS_PASSWORD'), deck: required('E2E_DECK_PASSWORD') },
  administrator: { email: required('E2E_ADMIN_EMAIL'), password: required('E2E_ADMIN_PASSWORD') },
};
