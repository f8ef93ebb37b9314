import { useAuth, useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect, useMemo, useReducer } from 'react';
import { SITE_TYPES } from '../../content-types';
import { useFormLanguage } from '../form-language';
import { onSaved } from '../save-events';
import { inGerman } from '../visibility/visibility';
import { FormKeeper } from './form-keeper';
import { formKey, isOfForm, type KeptForm, KeptForms } from './kept-forms';

/** Without messages: they are personal data, and never enter the browser's storage (docs/decisions/0017). */

export interface EditedForm {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
  activeTab: 'draft' | 'published' | null;
}

interface Offer {
  form: KeptForm;
  /** True if somebody has saved the entry since the text was typed. */
  isOlder: boolean;
  accept(): void;
  discard(): void;
}

export function useFormKeeper({ model, documentId, document, activeTab }: EditedForm): Offer | null {
  const account = useAuth('UnsavedText', ({ user }) => user?.id);
  const { toggleNotification } = useNotification();
  const language = useFormLanguage();
  const values = useForm('UnsavedText', (form) => form.values) as Record<string, unknown>;
  const initialValues = useForm('UnsavedText', (form) => form.initialValues) as Record<string, unknown>;
  const isModified = useForm('UnsavedText', (form) => form.modified);
  const setValues = useForm('UnsavedText', (form) => form.setValues);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const version = document?.updatedAt ?? null;

  // Leaves out messages: personal data never enters the browser's storage (docs/decisions/0017).
  const isKept = account !== undefined && activeTab !== 'published' && SITE_TYPES.includes(model);
  const keeper = useMemo(() => {
    if (!isKept) return null;
    const key = formKey({ account, uid: model, documentId: documentId ?? null, language });
    return new FormKeeper(new KeptForms(localStorage), key, () =>
      toggleNotification({
        type: 'warning',
        message: 'Dieser Browser kann den ungesicherten Text nicht aufbewahren. Bitte speichern Sie bald.',
      }),
    );
  }, [isKept, account, model, documentId, language, toggleNotification]);

  useEffect(() => {
    if (!keeper?.offered) return;
    const date = inGerman(new Date(keeper.offered.at).toISOString());
    const message = `Ungesicherter Text vom ${date} Uhr: neben dem Formular übernehmen oder verwerfen.`;
    toggleNotification({ type: 'warning', message, timeout: 20_000 });
  }, [keeper, toggleNotification]);

  useEffect(
    () => keeper?.follow({ values, initialValues, isModified, version }),
    [keeper, values, initialValues, isModified, version],
  );

  useEffect(() => {
    if (!keeper) return;
    const flush = () => keeper.flush();
    // Closing, reloading and the panel's way to the login form.
    window.addEventListener('pagehide', flush);
    const stop = onSaved((saved) => {
      if (isOfForm(saved, { uid: model, documentId: documentId ?? null, language })) keeper.saved();
    });
    return () => {
      flush();
      stop();
      window.removeEventListener('pagehide', flush);
    };
  }, [keeper, model, documentId, language]);

  if (!keeper?.offered) return null;
  return {
    form: keeper.offered,
    isOlder: keeper.offered.version !== version,
    accept() {
      setValues({ ...values, ...keeper.accept() });
      showAgain();
    },
    discard() {
      keeper.discard();
      showAgain();
    },
  };
}
