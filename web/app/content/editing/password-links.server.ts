import { z } from 'zod';
import { env } from '~/env.server';
import { callStrapi } from './strapi-call.server';

const panelStart = z.object({ data: z.object({ sendsMail: z.boolean().default(false) }) });

/** The token proves that the site sent the visitor's address, by which Strapi counts. */
const onBehalfOf = (address: string) => ({
  Authorization: `Bearer ${env().CMS_API_TOKEN}`,
  'X-Visitor-Address': address,
});

/** Strapi alone knows the mail server. @throws StrapiRefusal, ContentUnavailable */
export async function offersPasswordLinks(): Promise<boolean> {
  const response = await callStrapi('/admin/init');
  return panelStart.parse(await response.json()).data.sendsMail;
}

/** @throws StrapiRefusal, ContentUnavailable */
export async function askForPasswordLink(email: string, address: string): Promise<void> {
  const response = await callStrapi('/admin/forgot-password', {
    method: 'POST',
    json: { email },
    headers: onBehalfOf(address),
  });
  await response.body?.cancel();
}

/** @throws StrapiRefusal, ContentUnavailable */
export async function setPasswordByLink(
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  const response = await callStrapi('/admin/reset-password', {
    method: 'POST',
    json: { resetPasswordToken: token, password },
    headers: onBehalfOf(address),
  });
  await response.body?.cancel();
}
