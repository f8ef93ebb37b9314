import { callSite } from './site-api';

/** @throws CallError, NoConnection */
export async function offersPasswordLinks(): Promise<boolean> {
  return (await callSite('GET /api/admin/password-links')).sendsMail;
}

/** @throws CallError, NoConnection */
export async function askForPasswordLink(email: string): Promise<void> {
  await callSite('POST /api/admin/password-links', { input: { email } });
}

/** @throws CallError, NoConnection */
export async function setPasswordByLink(token: string, password: string): Promise<void> {
  await callSite('POST /api/admin/new-password', { input: { token, password } });
}
