import { isIP } from 'node:net';
import type { HttpContext, Strapi } from '../../strapi';
import { callerTokens } from '../caller-tokens';

/** The address that a sign-in comes from. The site passes on its visitor's in a header, which counts only with its token. */
export function visitorAddresses(strapi: Strapi): (context: HttpContext) => string {
  const { isSite } = callerTokens(strapi);
  return (context) => {
    const named = context.get('x-visitor-address');
    return isIP(named) !== 0 && isSite(context) ? named : context.request.ip;
  };
}
