import { adminApi } from '@strapi/strapi/admin';

interface CallDefinition {
  transformResponse?: (data: unknown) => unknown;
}
interface Calls {
  enhanceEndpoints(change: {
    endpoints: Record<'registerUser' | 'resetPassword', (definition: CallDefinition | undefined) => void>;
  }): void;
}

const LOGIN = '/admin/auth/login';
const FORGOTTEN_LINK = 'a[href$="/auth/forgot-password"]';

/** Opens the login once a password is set: Strapi's forms would go on with a session, which our server gives none. */
export function signInAfterNewPassword(): void {
  const openLogin = (definition: CallDefinition | undefined) => {
    if (!definition) return;
    definition.transformResponse = () => {
      window.location.assign(LOGIN);
      // Keeps the form waiting until the browser has left it.
      return new Promise(() => undefined);
    };
  };
  (adminApi as unknown as Calls).enhanceEndpoints({
    endpoints: { registerUser: openLogin, resetPassword: openLogin },
  });
}

/** Hides the link of the login, for which Strapi has no setting, unless the server says that it sends mails. */
export async function offerForgottenPassword(): Promise<void> {
  const hiding = document.createElement('style');
  hiding.textContent = `${FORGOTTEN_LINK} { display: none; }`;
  document.head.append(hiding);
  const answer = await fetch('/admin/init').catch(() => null);
  if (!answer?.ok) return;
  const { data } = (await answer.json()) as { data: { sendsMail?: boolean } };
  if (data.sendsMail) hiding.remove();
}
