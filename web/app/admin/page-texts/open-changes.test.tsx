import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TextChange } from 'contract/page-text';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import { fill } from '~/i18n/fill';
import words from '~/i18n/locales/de/admin-page-texts.json';
import { OpenChanges } from './open-changes';

const typed: TextChange = { file: 'home', language: 'fr', key: 'hero.title', from: null, to: 'Nouveau' };
const restored: TextChange = { file: 'frame', language: 'de', key: 'footer.rights', from: 'Alt', to: null };
const onOpen = vi.fn();
const onDiscard = vi.fn();

const show = () =>
  renderScreen(
    <OpenChanges
      changes={[typed, restored]}
      problems={[{ file: 'home', language: 'fr', key: 'hero.title', problem: 'no-room' }]}
      onOpen={onOpen}
      onDiscard={onDiscard}
    />,
  );

describe('the list of unsaved texts', () => {
  it('names the texts of all pages, with file and language, and why one was refused', async () => {
    show();
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('There are two changes.');
    expect(within(first).getByText('Nouveau').getAttribute('lang')).toBe('fr');
    expect(within(first).getByText('home, Französisch')).toBeTruthy();
    expect(within(first).getByText(words.problems['no-room'])).toBeTruthy();
    expect(within(second).getByText(words.panel.builtIn)).toBeTruthy();
    expect(within(second).queryByText(words.problems['no-room'])).toBeNull();
  });

  it('opens one and discards one', async () => {
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: fill(words.changes.open, { text: 'Nouveau' }) }),
    );
    expect(onOpen).toHaveBeenCalledWith(typed);
    await userEvent.click(
      screen.getByRole('button', { name: fill(words.changes.discardOne, { text: words.panel.builtIn }) }),
    );
    expect(onDiscard).toHaveBeenCalledWith(restored);
  });
});
