import { isIP } from 'node:net';
import type { HttpContext, Strapi } from '../../strapi';
import { callersKnownTo } from '../known-callers';

/**
 * Who tries to sign in. The site hands its visitor's address over and proves by its token that it is the site; an
 * address that anybody else names is not believed.
 */
export function visitorAddresses(strapi: Strapi): (context: HttpContext) => string {
  const { isSite } = callersKnownTo(strapi);
  return (context) => {
    const named = context.get('x-visitor-address');
    return isIP(named) !== 0 && isSite(context) ? named : context.request.ip;
  };
}
