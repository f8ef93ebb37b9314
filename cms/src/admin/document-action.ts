import type { ReactNode } from 'react';

export interface ActionProps {
  model?: string;
  documentId?: string;
  document?: { locale?: string | null; status?: string };
}

interface Dialog {
  type: 'dialog';
  title: string;
  content: ReactNode;
  onConfirm?: () => unknown;
}

interface Description {
  label: string;
  onClick?: () => unknown;
  dialog?: Dialog;
}

/** An action beside the form and in lists, as far as our wrappers know it; Strapi does not export its type. */
export interface DocumentAction {
  (props: ActionProps): Description | null;
  type?: string;
}
