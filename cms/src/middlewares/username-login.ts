import { type HttpMiddleware, type Strapi, table } from '../strapi-door';

interface AdminUser {
  email: string;
}

/**
 * User name or e-mail (decisions D10): rewrites the body of Strapi's own POST /admin/login, so that both
 * forms share its rate limit. Stands after strapi::body.
 */
export default function usernameLogin(_config: unknown, { strapi }: { strapi: Strapi }): HttpMiddleware {
  return async (context, next) => {
    if (context.method === 'POST' && context.path === '/admin/login' && isRecord(context.request.body)) {
      const { email, username, ...rest } = context.request.body;
      const name = email ?? username;
      if (typeof name === 'string' && name) {
        context.request.body = { ...rest, email: name.includes('@') ? name : await emailOf(strapi, name) };
      }
    }
    return next();
  };
}

/** Strapi does not keep user names unique: a name that two people have opens neither account. */
async function emailOf(strapi: Strapi, username: string): Promise<string> {
  const users = await table<AdminUser>(strapi, 'admin::user').findMany({
    where: { username, isActive: true },
    select: ['email'],
    limit: 2,
  });
  const [user] = users;
  if (user && users.length === 1) return user.email;
  // An address that nobody has: the answer and the rate limit are those of a wrong password.
  return `${encodeURIComponent(username.slice(0, 60))}@unknown.invalid`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
