// Imports no Zod, because browsers load this module.
import type { Method } from './call';

export interface CallAddress {
  method: Method;
  /** With placeholders in braces. */
  path: string;
}

/** Reads the name of a call, such as `GET /api/media/{id}`. */
export function addressOf(name: string): CallAddress {
  const [method, path] = name.split(' ') as [Method, string];
  return { method, path };
}

export interface AddressParts {
  params?: Readonly<Record<string, unknown>>;
  /** Absent and empty values are left out. */
  query?: object | undefined;
}

export function filledPath(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const pairs = given.map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}
