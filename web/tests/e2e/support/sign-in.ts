import { environment } from './environment';
import { ADMIN_TOKEN, signIn } from './strapi';

/** Once for all workers, because Strapi allows few sign-ins in five minutes. */
export default async function signInOnce(): Promise<void> {
  process.env[ADMIN_TOKEN] = await signIn(environment.administrator);
}
