import { createHash, timingSafeEqual } from 'node:crypto';
import { SITE_TOKEN_HEADER } from '../../contract/site-token';
import { checkEnvironment } from '../env';
import type { HttpContext, Strapi } from '../strapi';

/** Identifies callers only by the signature of their token; routes check whether the account still exists. */
export function callerTokens(strapi: Strapi) {
  const siteToken = digest(checkEnvironment().CMS_API_TOKEN);
  const isSiteToken = (token: string) => timingSafeEqual(digest(token), siteToken);
  const isSite = (context: HttpContext) => isSiteToken(tokenOf(context));
  /** Includes editors in the site's /admin, whose calls add the site's token. */
  const comesFromSite = (context: HttpContext) =>
    isSite(context) || isSiteToken(context.get(SITE_TOKEN_HEADER));
  const isEditor = (context: HttpContext) =>
    strapi.sessionManager('admin').validateAccessToken(tokenOf(context)).isValid;
  return {
    isSite,
    comesFromSite,
    hasValidToken: (context: HttpContext) => isSite(context) || isEditor(context),
  };
}

const tokenOf = (context: HttpContext) => /^Bearer (\S+)$/i.exec(context.get('Authorization'))?.[1] ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest();
