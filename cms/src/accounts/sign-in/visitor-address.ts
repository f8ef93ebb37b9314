import { isIP } from 'node:net';
import type { HttpContext, Strapi } from '../../strapi';
import { callerTokens } from '../caller-tokens';

/** Trusts the site's header with its visitor's address only beside the site's token. */
export function visitorAddresses(strapi: Strapi): (context: HttpContext) => string {
  const { isSite } = callerTokens(strapi);
  return (context) => {
    const named = context.get('x-visitor-address');
    return isIP(named) !== 0 && isSite(context) ? named : context.request.ip;
  };
}
