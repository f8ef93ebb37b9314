import { call } from './http-client';

export interface Failure {
  error: { name: string; message: string; details: Record<string, unknown> };
}
export interface Section {
  sectionKey: string;
  translations: Record<string, Record<string, string>>;
  images: Record<string, { id: number; url: string; width: number; height: number }>;
  lastUpdated: string;
  updatedBy: string | null;
  languages: Record<string, string>;
  outdated: Record<string, Record<string, string | null>>;
  state: string;
}
export interface Project {
  key: string;
  title: Record<string, string>;
  description: Record<string, string>;
  features: Record<string, string[]>;
  color: string;
  icon: string;
  stage: string | null;
  isActive: boolean;
  order: number;
  externalUrl: string | null;
  lastUpdated: string;
  updatedBy: string | null;
  languages: Record<string, string>;
  outdated: Record<string, Record<string, string | null>>;
  state: string;
}
export interface ProductText {
  key: string;
  translations: Record<string, Record<string, string>>;
  lastUpdated: string | null;
  updatedBy: string | null;
  languages: Record<string, string>;
  outdated: Record<string, Record<string, string | null>>;
  state: string;
}
export interface MediaFile {
  id: number;
  alternativeText: string | null;
  alternativeTexts: Record<string, string>;
  usedBy: string[];
  usedElsewhere: { kind: string; key: string }[];
  mayChange: boolean;
  outdated: Record<string, Record<string, string | null>>;
}
export interface Translation {
  kind: string;
  key: string;
  name: string;
  languages: Record<
    string,
    {
      filled: string[];
      unfinished: string[];
      outdated: string[];
      isPublished: boolean;
      updatedAt: string | null;
    }
  >;
  panelPath: string | null;
}
export interface TranslationDetails extends Translation {
  texts: Record<string, Record<string, string>>;
  sources: Record<string, Record<string, string | null>>;
  state: string;
}
export interface Message {
  documentId: string;
  email: string;
  state: string;
}

/** The calls that the site's server makes for a person who is logged in at its /admin. */
export function siteAdmin(url: string, token: string | undefined) {
  const at = (path: string) => `${url}/site-admin${path}`;
  return {
    get: <T>(path: string) => call<T>(at(path), { token }),
    post: <T>(path: string, json: unknown) => call<T & Failure>(at(path), { token, json }),
    put: <T>(path: string, json: unknown, state?: string) =>
      call<T & Failure>(at(path), {
        method: 'PUT',
        token,
        json,
        headers: state === undefined ? {} : { 'if-match': `"${state}"` },
      }),
    remove: (path: string) => call<Failure>(at(path), { method: 'DELETE', token }),
  };
}
