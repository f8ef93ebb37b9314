import { SUCCESS } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import {
  askForPasswordLink,
  offersPasswordLinks,
  setPasswordByLink,
} from '~/content/editing/password-links.server';

export const passwordLinks = {
  'GET /api/admin/password-links': async () => ({ sendsMail: await offersPasswordLinks() }),
  'POST /api/admin/password-links': async ({ input, clientAddress }) => {
    await askForPasswordLink(input.email, clientAddress);
    return SUCCESS;
  },
  'POST /api/admin/new-password': async ({ input, clientAddress }) => {
    await setPasswordByLink(input, clientAddress);
    return SUCCESS;
  },
} satisfies Partial<Handlers>;
