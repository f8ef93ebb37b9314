import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// How tests meet a form that has German beside another language.

export const field = (label: string, language = 'Deutsch') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${label} (${language})` });

export const write = async (label: string, text: string, language?: string) =>
  fireEvent.change(await field(label, language), { target: { value: text } });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Buttons that cannot be pressed now keep the focus, so they are disabled in words alone. */
export const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

/** Puts another language beside German. */
export const showBeside = async (language: string) =>
  userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${language}`) }));

/** Lets the calls that write wait until the answered function is called. */
export function holdWrites(server: { held: Promise<void> | null }): () => void {
  let release: () => void = () => undefined;
  server.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}
