import { z } from 'zod';
import { callStrapi, onBehalfOf, tellStrapi } from './strapi-call.server';

const panelStart = z.object({ data: z.object({ sendsMail: z.boolean().default(false) }) });

/** Strapi alone knows the mail server. @throws StrapiRefusal, ContentUnavailable */
export async function offersPasswordLinks(): Promise<boolean> {
  const response = await callStrapi('/admin/init');
  return panelStart.parse(await response.json()).data.sendsMail;
}

/** @throws StrapiRefusal, ContentUnavailable */
export function askForPasswordLink(email: string, address: string): Promise<void> {
  const call = { method: 'POST', json: { email }, headers: onBehalfOf(address) } as const;
  return tellStrapi('/admin/forgot-password', call);
}

/** @throws StrapiRefusal, ContentUnavailable */
export function setPasswordByLink(
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  return tellStrapi('/admin/reset-password', {
    method: 'POST',
    json: { resetPasswordToken: token, password },
    headers: onBehalfOf(address),
  });
}
