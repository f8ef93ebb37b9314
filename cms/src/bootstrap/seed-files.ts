import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { Data } from '../strapi';
import type { SeedType } from './seed-types';

export interface SeedEntry {
  key: string;
  shared: Data;
  texts: Partial<Record<Language, Data>>;
}

const fileSchema = z.record(z.string(), z.unknown());

export function readSeedEntries(
  folder: string,
  type: SeedType,
  report: (problem: string) => void,
): SeedEntry[] {
  const shared = type.sharedFile ? readEntries(folder, path.join('shared', type.sharedFile), report) : null;
  const texts = new Map(
    LANGUAGE_CODES.map((language) => [language, readEntries(folder, path.join(language, type.file), report)]),
  );
  const keys = Object.keys((type.sharedFile ? shared : texts.get(DEFAULT_LANGUAGE)) ?? {});
  return keys.flatMap((key) => {
    const sharedData = type.sharedSchema
      ? parse(type.sharedSchema, shared?.[key], `shared/${type.sharedFile}`, key, report)
      : {};
    if (!sharedData) return [];
    const entry: SeedEntry = { key, shared: { ...sharedData, [type.keyField]: key }, texts: {} };
    for (const [language, entries] of texts) {
      if (!entries || (entries[key] === undefined && language !== DEFAULT_LANGUAGE)) continue;
      const data = parse(type.textSchema, entries[key], `${language}/${type.file}`, key, report);
      const body = type.bodyFolder
        ? readBody(folder, path.join(language, type.bodyFolder, `${key}.md`), type, report)
        : {};
      if (data && body) entry.texts[language] = { ...data, ...body };
    }
    return [entry];
  });
}

function readEntries(
  folder: string,
  file: string,
  report: (problem: string) => void,
): Record<string, unknown> | null {
  const fullPath = path.join(folder, file);
  if (!existsSync(fullPath)) {
    report(`${file} is missing`);
    return null;
  }
  try {
    return fileSchema.parse(JSON.parse(readFileSync(fullPath, 'utf8')));
  } catch (error) {
    report(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function readBody(
  folder: string,
  file: string,
  { isBodyOptional }: SeedType,
  report: (problem: string) => void,
): Data | null {
  const fullPath = path.join(folder, file);
  if (existsSync(fullPath)) return { content: readFileSync(fullPath, 'utf8').trim() };
  if (isBodyOptional) return {};
  report(`${file} is missing`);
  return null;
}

function parse(
  schema: z.ZodType<Data>,
  value: unknown,
  file: string,
  key: string,
  report: (problem: string) => void,
): Data | null {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  report(`${file}, entry "${key}": ${fields.join('; ')}`);
  return null;
}
