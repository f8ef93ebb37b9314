import { createHash, timingSafeEqual } from 'node:crypto';
import { checkEnvironment } from '../env';
import type { HttpContext, Strapi } from '../strapi';

/** Tells callers with a token of ours from strangers, by signatures alone: the routes look closer. */
export function callersKnownTo(strapi: Strapi) {
  const siteToken = digest(checkEnvironment().CMS_API_TOKEN);
  const isSite = (context: HttpContext) => timingSafeEqual(digest(tokenOf(context)), siteToken);
  const isPerson = (context: HttpContext) =>
    strapi.sessionManager('admin').validateAccessToken(tokenOf(context)).isValid;
  return { isSite, isKnown: (context: HttpContext) => isSite(context) || isPerson(context) };
}

const tokenOf = (context: HttpContext) => /^Bearer (\S+)$/i.exec(context.get('Authorization'))?.[1] ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest();
