import { createHash, timingSafeEqual } from 'node:crypto';
import { checkEnvironment } from '../env';
import type { HttpContext, Strapi } from '../strapi';

/** Who sends a request, by the signature of its token alone: whether the account still exists is checked by the routes. */
export function callerTokens(strapi: Strapi) {
  const siteToken = digest(checkEnvironment().CMS_API_TOKEN);
  const isSite = (context: HttpContext) => timingSafeEqual(digest(tokenOf(context)), siteToken);
  const isEditor = (context: HttpContext) =>
    strapi.sessionManager('admin').validateAccessToken(tokenOf(context)).isValid;
  return { isSite, hasValidToken: (context: HttpContext) => isSite(context) || isEditor(context) };
}

const tokenOf = (context: HttpContext) => /^Bearer (\S+)$/i.exec(context.get('Authorization'))?.[1] ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest();
