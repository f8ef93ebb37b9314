import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { filledPath } from 'contract/call-address';
import type { Language } from 'contract/languages';
import type { PageText, TextChange } from 'contract/page-text';
import type { TranslatorFormat, TranslatorState } from 'contract/translator-file-fields';
import { invalidate } from './invalidation';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';

export interface StoredTexts {
  /** By file; without those that are loading. */
  files: ReadonlyMap<string, PageText>;
  error: Error | null;
}

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

export const usePageTextList = ({ isEnabled = true } = {}) =>
  useQuery({
    enabled: isEnabled,
    queryKey: queryKeys.pageTextList,
    queryFn: ({ signal }) => callSite('GET /api/page-texts', { signal }),
  });

export interface TranslatorQuery {
  language: Language;
  state: TranslatorState;
  format: TranslatorFormat;
}

export const translatorFilePath = (query: TranslatorQuery): string =>
  filledPath('/api/texts-export', { query });

/** Imports a translator's file. A call that got no answer may have saved it. */
export function useImportTexts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => callSite('POST /api/texts-import', { input: { content } }),
    onSettled: () => invalidate(client, 'import'),
  });
}
