import { errorAnswer, SUCCESS } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { endSession, openSession, startSession } from '~/session/admin-session.server';
import { emptySession } from '~/session/sealed-session.server';
import { setupOf } from './second-factor-setup.server';

export const session = {
  'POST /api/admin/login': async ({ input, clientAddress, headers }) => {
    const { username, password, code, staySignedIn: isLasting = false } = input;
    // Strapi limits attempts by account and by the visitor's address.
    const started = await startSession({ username, password, code, address: clientAddress, isLasting });
    if (typeof started === 'string') throw errorAnswer(started);
    if (started.setCookie) headers.set('Set-Cookie', started.setCookie);
    return SUCCESS;
  },
  'POST /api/admin/logout': async ({ request, headers }) => {
    // The browser forgets the session in any case; a refusal tells that Strapi has not ended it.
    headers.set('Set-Cookie', await emptySession());
    try {
      const opened = await openSession(request.headers.get('Cookie'));
      if (opened) await endSession(opened);
    } catch (error) {
      const isOver = error instanceof StrapiRefusal && error.status === 401;
      if (!isOver) throw error;
    }
    return SUCCESS;
  },
  'POST /api/admin/second-factor': async ({ forward }) => setupOf(await forward()),
} satisfies Partial<Handlers>;
