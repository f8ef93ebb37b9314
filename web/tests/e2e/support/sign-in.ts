import { signIn } from './strapi';

/** Signs in once for all workers: Strapi takes only a few sign-ins within five minutes. */
export default function signInOnce(): Promise<void> {
  return signIn();
}
