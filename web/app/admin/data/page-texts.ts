import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { PageText, TextChange } from 'contract/page-text';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export interface StoredTexts {
  /** By file; without those that are loading. */
  files: ReadonlyMap<string, PageText>;
  error: Error | null;
}

/** Loads the texts of several copy files. */
export function usePageTexts(files: readonly string[]): StoredTexts {
  return useQueries({
    queries: files.map((file) => ({
      queryKey: queryKeys.pageTextsOf(file),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callSite('GET /api/page-texts/{file}', { params: { file }, signal }),
    })),
    combine: (results) => ({
      files: new Map(results.flatMap(({ data }) => (data ? [[data.file, data] as const] : []))),
      error: results.find(({ error }) => error)?.error ?? null,
    }),
  });
}

/** Saves changes of several files, all or none, and loads the files again. @throws CallError, NoConnection */
export function useSavePageTexts(): (changes: TextChange[]) => Promise<void> {
  const client = useQueryClient();
  return async (changes) => {
    try {
      await callSite('PUT /api/page-texts', { input: { changes } });
    } finally {
      // Also after a refusal, which may name texts that somebody else has changed.
      await invalidate(client, 'page-text');
    }
  };
}
