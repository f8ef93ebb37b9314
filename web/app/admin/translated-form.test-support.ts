import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (label: string, language = 'Deutsch') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${label} (${language})` });

export const write = async (label: string, text: string, language?: string) =>
  fireEvent.change(await field(label, language), { target: { value: text } });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Buttons that cannot be pressed are not `disabled`, so that they keep the focus. */
export const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

export const showBeside = async (language: string) =>
  userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${language}`) }));

export function holdWrites(server: { held: Promise<void> | null }): () => void {
  let release: () => void = () => undefined;
  server.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}
