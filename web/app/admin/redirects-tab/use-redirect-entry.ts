import { inputOf } from 'contract/draft-fields';
import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import type { EditedRedirect, NewRedirect, RedirectInput } from 'contract/redirect';
import { REDIRECT_FIELD_NAMES, REDIRECT_FIELDS, type RedirectKind } from 'contract/redirect-fields';
import { redirects } from '~/admin/data/redirects';
import { type Entry, useEntry, type ValueWords } from '~/admin/entry/use-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';

export function useRedirectValueWords(): ValueWords {
  const kinds: Readonly<Record<string, string>> = useTexts('admin-redirects').kinds;
  return ({ field }, value) => (field === 'kind' ? kinds[String(value)] : undefined);
}

type Values = Pick<EditedRedirect, (typeof REDIRECT_FIELD_NAMES)[number]>;

const fieldsOf = (redirect: Values): Fields =>
  Object.fromEntries(REDIRECT_FIELD_NAMES.map((name) => [name, redirect[name] ?? '']));

export const namesFor = (kind: unknown) =>
  REDIRECT_FIELD_NAMES.filter((name) => kind !== 'gone' || !['target', 'campaign'].includes(name));

function useShared() {
  const { fields, hints, editor } = useTexts('admin-redirects');
  const valueWords = useRedirectValueWords();
  const shownHints: Readonly<Record<string, string>> = hints;
  return {
    kind: 'redirect',
    fields: REDIRECT_FIELDS,
    names: FIELD_FIRST,
    valuesOf: fieldsOf,
    savedNotice: { title: editor.saved },
    words: {
      labelOf: ({ field }) => fields[field as keyof typeof fields] ?? field,
      hintOf: ({ field }, value) => (field === 'kind' ? hints[value as RedirectKind] : shownHints[field]),
      valueWords,
      readOnly: hints.readOnly,
    } satisfies Entry['words'],
  } as const;
}

export function useRedirectEntry(redirect: EditedRedirect): Entry {
  const { may } = useAccount();
  const cache = redirects.useCache();
  return useEntry<EditedRedirect>({
    ...useShared(),
    key: redirect.key,
    stored: redirect,
    send: (changes, etag) =>
      redirects.save(redirect.key, inputOf('redirect', changes) as RedirectInput, etag),
    patchCache: cache.patch,
    isReadOnly: !may.redirects.update,
    isRefetchedWhenGone: true,
  });
}

type Facts = Pick<Partial<EditedRedirect>, 'key'> & {
  etag: string;
  updatedBy: string | null;
  lastUpdated: string | null;
};
const NOT_STORED: Facts = { etag: '', updatedBy: null, lastUpdated: null };

/** Opens an empty form. @param item names its draft @param address what was asked for in vain */
export function useNewRedirect(item: string, address: string, onCreated: (key: string) => void): Entry {
  const { create } = useTexts('admin-redirects');
  const { mutateAsync } = redirects.useCreate();
  const blank: Values = { address, kind: 'permanent', target: null, campaign: null, note: null };
  return useEntry<Values & Facts>({
    ...useShared(),
    key: item,
    newKind: 'new-redirect',
    stored: { ...blank, ...NOT_STORED },
    send: (changes) => mutateAsync(inputOf('redirect', { ...fieldsOf(blank), ...changes }) as NewRedirect),
    patchCache: ({ key }) => key && onCreated(key),
    savedNotice: { title: create.done },
    isReadOnly: false,
  });
}
