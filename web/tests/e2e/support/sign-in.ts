import { environment } from './environment';
import { ADMIN_TOKEN, signIn } from './strapi';

/** Once for all workers: Strapi takes only a few sign-ins within five minutes. */
export default async function signInOnce(): Promise<void> {
  process.env[ADMIN_TOKEN] = await signIn(environment.administrator);
}
